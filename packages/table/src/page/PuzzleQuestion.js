import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { say } from '../messages/index.js';
import { capital } from '../messages/log.js';
import { reasonWords, saidWords } from './log-parts.js';
import { choiceWords, deedWords, doneWords, playerWords } from './puzzle-words.js';
import { RuleList } from './RuleList.js';
import { linkTo } from './route.js';
/** What was done, what chance brings, and the question. */
export function Asked({ stage, chosen, choose }) {
    const { question, done, chance } = stage;
    const isMay = question.kind === 'may';
    return (_jsxs(_Fragment, { children: [done.length > 0 && (_jsxs("div", { className: "puzzle-done", children: [_jsx("h2", { children: say.puzzles.happened }), _jsx("ol", { children: done.map((each, i) => (_jsxs("li", { children: [_jsx("b", { children: playerWords(each.seat) }), ": ", doneWords(stage, each)] }, i))) })] })), chance.length > 0 && (_jsxs("p", { children: [say.puzzles.chance, ": ", chance.map((each) => saidWords(each)).join(', ')] })), _jsxs("fieldset", { className: "puzzle-choices", children: [_jsx("legend", { children: isMay
                            ? say.puzzles.may(playerWords(question.seat ?? ''), question.deed ? deedWords(stage, question.deed) : '')
                            : done.length > 0
                                ? say.puzzles.what
                                : say.puzzles.whatNow }), question.choices.map(({ says, right }, i) => (_jsx("button", { type: "button", disabled: chosen !== null, "data-right": (chosen !== null && right) || undefined, "data-wrong": (chosen === i && !right) || undefined, onClick: () => choose(i), children: choiceWords(stage, says) }, says.says)))] })] }));
}
/** Right or wrong, why, and the rules in our words with where they stand. */
export function Told({ game, stage, chosen }) {
    const { question } = stage;
    const right = question.choices[chosen]?.right === true;
    const answer = question.choices.find((choice) => choice.right);
    return (_jsxs("div", { className: "puzzle-told", role: "status", "data-right": right || undefined, children: [_jsxs("p", { children: [_jsx("b", { children: right ? say.puzzles.right : say.puzzles.wrong }), ' ', !right && answer !== undefined && say.puzzles.rightIs(choiceWords(stage, answer.says))] }), question.why.map((reason) => (_jsxs("p", { children: [capital(reasonWords(reason)), ". ", _jsx("a", { href: linkTo('rules', reason.rule), children: say.rules.link })] }, `${reason.rule} ${reason.says}`))), _jsx(RuleList, { game: game, ids: question.rules.slice(0, 3) })] }));
}
//# sourceMappingURL=PuzzleQuestion.js.map