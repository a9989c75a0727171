import { Lesson } from '@/components/campaigns/video/lesson';
import { Playlist } from '@/components/campaigns/video/playlist';
import { VideoHelp } from '@/components/campaigns/video/video-help';
import { PageShell } from '@/components/layout/page-shell';
import { helpVideos } from '@/lib/content/videos';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/help/video');

/** "Show me how it is done, and let me read it when I cannot listen." */
export default function HelpVideoPage() {
  return (
    <PageShell path="/help/video" tone="light">
      <Playlist />
      {helpVideos.map((video, index) => (
        <Lesson key={video.slug} video={video} index={index} />
      ))}
      <VideoHelp />
    </PageShell>
  );
}
