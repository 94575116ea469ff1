import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese. */
export default {
  'announcements.region': '网站公告',
  'announcements.kind_info': '信息',
  'announcements.kind_success': '成功',
  'announcements.kind_warning': '警告',
  'announcements.kind_error': '故障',
  'announcements.dismiss': '关闭：{title}',
  'announcements.started': '活动已开始！',
} satisfies Translation<typeof en>;
