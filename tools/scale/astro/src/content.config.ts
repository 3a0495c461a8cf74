import { defineCollection, z } from 'astro:content';
import { glob } from 'astro/loaders';

const articles = defineCollection({
  loader: glob({ pattern: '*/article.md', base: './articles' }),
  schema: z.object({
    title: z.string().min(10).max(70),
    summary: z.string().min(80).max(400),
    description: z.string().min(80).max(170),
    published: z.coerce.date(),
    reviewed: z.coerce.date(),
    cover: z.string().min(15),
    related: z.array(z.number().int()).length(3),
    invitation: z.boolean(),
    sources: z.array(z.object({ title: z.string(), url: z.string().url() })).min(1),
  }),
});

export const collections = { articles };
