import * as Type from 'typebox';
import { closed, Nullable } from '../../kernel/values.ts';
import { Username } from './accounts.schema.ts';

const Line = (maxLength: number) => Type.String({ maxLength });
/** Empty, or a web address: nothing else ever becomes a link. */
const WebAddress = Type.Union([
  Type.Literal(''),
  Type.String({ maxLength: 300, pattern: '^https?://[^\\s<>"]+$' }),
]);

const socialLinks = {
  twitter: WebAddress,
  facebook: WebAddress,
  google: WebAddress,
  linkedIn: WebAddress,
  instagram: WebAddress,
  quora: WebAddress,
};
const notification = {
  commentOnArticle: Type.Boolean(),
  answerOnForm: Type.Boolean(),
  followMe: Type.Boolean(),
  newAnnouncements: Type.Boolean(),
  productUpdates: Type.Boolean(),
  blogDigest: Type.Boolean(),
};
const Dob = Nullable(Type.String({ format: 'date' }));

/** The page of the spec, to the letter: unset texts are empty, an account not linked is {}. */
export const AccountSettings = Type.Object({
  general: Type.Object({
    avatar: Type.String(),
    username: Type.String(),
    fullName: Type.String(),
    email: Type.String(),
    company: Type.String(),
  }),
  info: Type.Object({
    bio: Type.String(),
    dob: Dob,
    country: Type.String(),
    website: Type.String(),
    phone: Nullable(Type.Integer()),
  }),
  social: Type.Object({
    socialLinks: Type.Object(socialLinks),
    connections: Type.Object({
      twitter: Type.Object({}),
      google: Type.Object({}),
      facebook: Type.Object({}),
      github: Type.Object({}),
    }),
  }),
  notification: Type.Object(notification),
});
export type AccountSettings = Type.Static<typeof AccountSettings>;

export const GeneralSettings = Type.Object(
  { username: Username, fullName: Line(200), company: Line(200) },
  closed,
);
export type GeneralSettings = Type.Static<typeof GeneralSettings>;

export const InfoSettings = Type.Object(
  {
    bio: Line(2000),
    dob: Dob,
    country: Line(100),
    website: WebAddress,
    phone: Nullable(Type.Integer({ minimum: 0, maximum: 999_999_999_999_999 })),
  },
  closed,
);
export type InfoSettings = Type.Static<typeof InfoSettings>;

export const SocialSettings = Type.Object(socialLinks, closed);
export type SocialSettings = Type.Static<typeof SocialSettings>;

export const NotificationSettings = Type.Object(notification, closed);
export type NotificationSettings = Type.Static<typeof NotificationSettings>;
