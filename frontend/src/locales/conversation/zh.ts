import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  'conversation.message_by': '{name}，{time}',
  'conversation.said': '{name}：{text}',
  'conversation.today': '今天',
  'conversation.yesterday': '昨天',
  'conversation.older': '正在加载更早的消息',
  'conversation.older_failed': '加载更早的消息',
  'conversation.new_messages': '新消息',
  'conversation.writing': '正在写',
  'conversation.status_waiting': '等待发送',
  'conversation.status_sent': '已发送',
  'conversation.status_read': '已读',
  'conversation.status_failed': '未发送',
  'conversation.discard': '放弃',
  'conversation.write': '写消息',
  'conversation.send': '发送',
  'conversation.characters': '字数：',
  'conversation.counter': '{used} / {limit}',
  'conversation.only_you': '只有你能看到',
  'conversation.hide_help': '隐藏这些求助信息',
} satisfies Translation<typeof en>;
