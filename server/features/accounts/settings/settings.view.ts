import { type AccountSettings, drawnPicture } from '@plenum/contract';
import type { SettingsRow } from './settings.queries.ts';

const noLinks = { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' };
export const usualFlags = {
  commentOnArticle: true,
  answerOnForm: true,
  followMe: true,
  newAnnouncements: true,
  productUpdates: false,
  blogDigest: false,
};

export const settingsView = (row: SettingsRow): AccountSettings => ({
  general: {
    avatar: row.avatar ?? drawnPicture(row.fullName || row.username),
    username: row.username,
    fullName: row.fullName,
    email: row.email,
    company: row.company,
  },
  info: {
    bio: row.bio,
    dob: row.dob,
    country: row.country,
    website: row.website,
    phone: row.phone,
  },
  social: {
    socialLinks: { ...noLinks, ...row.social },
    connections: { twitter: {}, google: {}, facebook: {}, github: {} },
  },
  notification: { ...usualFlags, ...row.notification },
});
