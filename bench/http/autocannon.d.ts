declare module 'autocannon' {
  interface Options {
    url: string;
    headers: Record<string, string>;
    connections: number;
    duration: number;
  }
  interface Result {
    non2xx: number;
    errors: number;
    requests: { average: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
