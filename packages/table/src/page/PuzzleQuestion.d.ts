import type { GameId } from '../protocol.js';
import type { PuzzleStage } from '../protocol-puzzles.js';
/** What was done, what chance brings, and the question. */
export declare function Asked({ stage, chosen, choose }: {
    stage: PuzzleStage;
    chosen: number | null;
    choose(choice: number): void;
}): import("react").JSX.Element;
/** Right or wrong, why, and the rules in our words with where they stand. */
export declare function Told({ game, stage, chosen }: {
    game: GameId;
    stage: PuzzleStage;
    chosen: number;
}): import("react").JSX.Element;
