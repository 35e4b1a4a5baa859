type Asked = () => number | null;

let asked: readonly Asked[] = [];

/** When what the picture shows was sent, in milliseconds of the server's clock; null: not known. */
export const pictureTime = {
  shows: (): number | null => asked.at(-1)?.() ?? null,
  /** Says it as long as a picture is there; the answer ends that. */
  attach: (shows: Asked): (() => void) => {
    asked = [...asked, shows];
    return () => {
      asked = asked.filter((one) => one !== shows);
    };
  },
};
