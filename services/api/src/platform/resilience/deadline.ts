/** What an answer is, or the other when it fails or takes longer than `patienceMs`. */
export async function withDeadline<Answer, Other>(
  answer: Promise<Answer>,
  other: Other,
  timeoutMs: number,
): Promise<Answer | Other> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Other>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, other);
  });
  return Promise.race([answer.catch(() => other), patience]).finally(() => clearTimeout(timer));
}
