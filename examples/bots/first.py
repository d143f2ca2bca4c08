#!/usr/bin/env python3
"""A bot in another language: takes the first option whose words promise something, else passes.

    npx dejarik sim --game destiny --games 10 --a "program:python3 examples/bots/first.py"

docs/bot-protocol.md describes what is said.
"""
import json
import sys

# The earlier in this list, the better it sounds.
PROMISING = ("resolve", "deploy", "attack", "battle", "play", "activate", "yes", "build", "add")


def choose(options):
    """The place of the option that sounds best."""

    def sound(place):
        words = options[place]["label"].lower()
        ranks = [rank for rank, word in enumerate(PROMISING) if words.startswith(word)]
        return min(ranks, default=len(PROMISING))

    return min(range(len(options)), key=sound)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decision":
        answer = {"type": "answer", "id": message["id"], "option": choose(message["options"])}
        print(json.dumps(answer), flush=True)
    elif message["type"] == "bye":
        break
