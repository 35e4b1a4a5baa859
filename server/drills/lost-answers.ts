/** Every so many answers get lost on their way: who asked cannot tell, and asks again. */
const lostEvery = 50;

/** Hands on what is answered, or null for what gets lost. */
export function losingAnswers(): <Answer>(answer: Answer | null) => Answer | null {
  let answers = 0;
  return (answer) => (++answers % lostEvery === 0 ? null : answer);
}
