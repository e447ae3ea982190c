// Ejected because the theme's archive skips a level of headings, and has its title twice.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { groupBlogSidebarItemsByYear } from '@docusaurus/plugin-content-blog/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

export default function BlogArchivePage({ archive }: Props): ReactNode {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const years = groupBlogSidebarItemsByYear(
    archive.blogPosts.map(({ metadata }) => metadata),
  );
  return (
    <>
      <PageMetadata
        title="Archive"
        description="All posts of the React Native Bottom Sheet blog, by year."
      />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">Archive</Heading>
          {years.map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts.map(({ permalink, date, title: name }) => (
                  <li key={permalink}>
                    <Link to={permalink}>
                      {format.format(new Date(date))}: {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
