import * as Type from 'typebox';

const Question = Type.Object({ question: Type.String(), ans: Type.String() });
export const TemplateFaqQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 200 })) });

/** By category, in its order: old clients draw every key. */
export const TemplateFaq = Type.Record(
  Type.String(),
  Type.Object({
    icon: Type.String(),
    title: Type.String(),
    subtitle: Type.String(),
    qandA: Type.Array(Question),
  }),
);
export type TemplateFaq = Type.Static<typeof TemplateFaq>;

export const TemplateKnowledge = Type.Array(
  Type.Object({
    id: Type.Integer(),
    category: Type.String(),
    img: Type.String(),
    title: Type.String(),
    desc: Type.String(),
  }),
);
export type TemplateKnowledge = Type.Static<typeof TemplateKnowledge>;

export const TemplateCategories = Type.Array(
  Type.Object({
    id: Type.Integer(),
    title: Type.String(),
    icon: Type.String(),
    iconColor: Type.String({ description: 'A class of the client, or empty.' }),
    questions: Type.Array(
      Type.Object({ id: Type.Integer(), question: Type.String(), slug: Type.String() }),
    ),
  }),
);
export type TemplateCategories = Type.Static<typeof TemplateCategories>;

export const TemplateQuestion = Type.Object({
  title: Type.String(),
  lastUpdated: Type.String(),
  relatedQuestions: Type.Array(Type.Object({ id: Type.Integer(), question: Type.String() })),
  content: Type.String({ description: 'HTML' }),
});
export type TemplateQuestion = Type.Static<typeof TemplateQuestion>;
