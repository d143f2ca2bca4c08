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
        # Whoever never passes may move to and fro for ever.
        passes = options[place]["do"] in ("pass", "done", "decline")
        return min(ranks, default=len(PROMISING) + (0 if passes else 1))

    return min(range(len(options)), key=sound)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decision":
        answer = {"type": "answer", "id": message["id"], "option": choose(message["options"])}
        print(json.dumps(answer), flush=True)
    elif message["type"] == "bye":
        break
