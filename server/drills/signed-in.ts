export async function signIn(address: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${address}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

export async function tasksOf(
  address: string,
  token: string,
): Promise<{ id: number; title: string }[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/apps/todo/tasks`, { headers });
  return (await answer.json()) as { id: number; title: string }[];
}
