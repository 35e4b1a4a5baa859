/** What a browser keeps of somebody who is signed in; nothing for nobody. */
export async function signIn(origin, who) {
  if (who === 'nobody') return {};
  const answer = await fetch(`${origin}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@demo.com`, password: who }),
  });
  if (!answer.ok) throw new Error(`${origin} does not know ${who}@demo.com: is it a demo?`);
  const { userData, accessToken, refreshToken } = await answer.json();
  const kept = { userData, accessToken, refreshToken };
  return Object.fromEntries(
    Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]),
  );
}
