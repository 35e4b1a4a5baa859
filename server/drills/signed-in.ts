async function tokenFrom(address: string, path: string, body: object): Promise<string> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

export const signIn = (address: string, email: string, password: string): Promise<string> =>
  tokenFrom(address, '/jwt/login', { email, password });

export const signUp = (address: string): Promise<string> =>
  tokenFrom(address, '/jwt/register', {
    username: 'founder',
    email: 'founder@example.org',
    password: 'correct horse',
  });

export async function tasksOf(
  address: string,
  token: string,
): Promise<{ id: number; title: string }[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/apps/todo/tasks`, { headers });
  return (await answer.json()) as { id: number; title: string }[];
}
