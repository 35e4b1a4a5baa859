import * as Type from 'typebox';

const text = Type.String();
const face = { avatar: text, username: text };
const all = <T extends Type.TSchema>(one: T) => Type.Array(one);

/** The social page as old clients read it: texts where they expect texts, none of them null. */
export const TemplateProfile = Type.Object({
  header: Type.Object({ ...face, designation: text, coverImg: text }),
  userAbout: Type.Object({ about: text, joined: text, lives: text, email: text, website: text }),
  suggestedPages: all(Type.Object({ ...face, subtitle: text, favorite: Type.Boolean() })),
  twitterFeeds: all(
    Type.Object({
      imgUrl: text,
      title: text,
      id: text,
      tags: text,
      desc: text,
      favorite: Type.Boolean(),
    }),
  ),
  post: all(
    Type.Object({
      ...face,
      postTime: text,
      postText: text,
      postImg: Type.Optional(text),
      likes: Type.Integer(),
      youLiked: Type.Boolean(),
      comments: text,
      share: text,
      likedUsers: all(Type.Object(face)),
      likedCount: Type.Integer(),
      detailedComments: all(
        Type.Object({
          ...face,
          comment: text,
          commentsLikes: Type.Integer(),
          youLiked: Type.Boolean(),
        }),
      ),
    }),
  ),
  latestPhotos: all(Type.Object({ img: text })),
  suggestions: all(Type.Object({ avatar: text, name: text, mutualFriend: text })),
  polls: all(
    Type.Object({
      name: text,
      result: text,
      votedUser: all(Type.Object({ img: text, username: text })),
    }),
  ),
});
export type TemplateProfile = Type.Static<typeof TemplateProfile>;
