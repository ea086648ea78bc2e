/** The answer, or the fallback when it fails or takes longer than `timeoutMs`. */
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
