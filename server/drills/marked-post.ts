export interface Installation {
  /** The address it has now; waits while it is down. */
  address(): Promise<string>;
  token: string;
}

export interface MarkedPost {
  path: string;
  body: object;
  /** The key under which it may be sent again. */
  mark: string;
}

/** What was made; null when nobody can tell whether it was. What no honest server says is a surprise. */
export async function postMarked<Made>(
  { address, token }: Installation,
  { path, body, mark }: MarkedPost,
  surprises: string[],
): Promise<Made | null> {
  const url = (await address()) + path;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': mark,
      },
      body: JSON.stringify(body),
    });
    const said: unknown = await answer.json();
    if (answer.status === 201) return said as Made;
    if (answer.status !== 409 && answer.status !== 503) surprises.push(JSON.stringify(said));
    return null;
  } catch {
    return null;
  }
}
