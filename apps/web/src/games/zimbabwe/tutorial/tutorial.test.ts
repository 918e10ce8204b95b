import { loadZimbabweTutorialText } from "@sofala/text/zimbabwe";
import { cattleOf, vpOf, vrOf, zimbabwe, type State } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { LEARNER } from "../../../table/tutorial/lesson.ts";
import { currentState, openLesson } from "../../../table/tutorial/tutorial-state.ts";
import { describeCourse, finishLesson, playRandomStep } from "../../../testing/describe-course.ts";
import { course } from "./lessons.ts";

await describeCourse(course, loadZimbabweTutorialText);

test.each(course.lessons)("lesson $id has a small map and one opponent", ({ id }) => {
  const { board, seats } = zimbabwe.view(stateAt(id), LEARNER);
  expect(board.length).toBeLessThanOrEqual(8);
  expect(board[0]?.length).toBeLessThanOrEqual(10);
  expect(seats.length).toBe(2);
});

const stateAt = (id: string): State => currentState(openLesson(course, id));

describe("what the lessons claim", () => {
  const end = (id: string): State => currentState(finishLesson(openLesson(course, id)));

  test("the last one is really won, with Zulu at its VR", () => {
    for (let game = 0; game < 8; game++) {
      const won = finishLesson(openLesson(course, "winning"), playRandomStep(`win ${game}`));
      const state = currentState(won);
      expect(zimbabwe.result(state)).toEqual([[0], [1]]);
      expect(vpOf(state, 1)).toBe(vrOf(state, 1));
      expect(vpOf(state, 0)).toBeGreaterThan(vrOf(state, 0));
    }
  });

  test("the numbers in the texts are those of the positions", () => {
    const state = stateAt("winning");
    expect([0, 1].map((seat) => [vpOf(state, seat), vrOf(state, seat)])).toEqual([
      [16, 23],
      [23, 25],
    ]);
    expect(cattleOf(stateAt("god"), 0)).toBe(4);
  });

  test("a gift of 2 brings the first place and 1 back", () => {
    const state = end("gifts");
    expect(cattleOf(state, LEARNER)).toBeGreaterThanOrEqual(2);
    expect(zimbabwe.toAct(state)).toEqual([LEARNER]);
  });

  test("rain comes back with revenue", () => {
    // 6 cattle, less 1 for the pot, and an income of 2; the fee of 3 returned.
    expect(cattleOf(end("specialist"), LEARNER)).toBe(7);
  });
});
