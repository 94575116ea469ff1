import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  // The panel
  'chat.title': '聊一聊',
  'chat.close': '关闭聊天',
  'chat.messages': '消息',
  'chat.intro': '你的问题和这份建议就在我面前。你想再仔细看看哪一点？',
  'chat.opening': '正在打开聊天',
  'chat.load_failed': '无法打开聊天。',
  'chat.gone': '这份建议已被删除，聊天也一并删除了。',

  // Messages
  'chat.you': '你',
  'chat.is_writing': '{name}正在写',
  'chat.stop': '停止回复',
  'chat.stop_failed': '未能停止回复',
  'chat.queued': '正在排队',

  // Failures
  'chat.send_failed': '消息未能发送',
  'chat.too_many': '已有几个问题在等待。请在下一个回复之后再发送这一条。',
  'chat.fault_model_failed': '未能写出回复。',
  'chat.fault_model_timeout': '写得太久，没有等到回复。',
  'chat.fault_model_refused': '这个问题无法回答。请换一种说法试试。',
  'chat.fault_interrupted': '撰写被中断了。',
  'chat.fault_budget_reached': '今天无法再写更多回复了。请明天再来。',
  'chat.fault_stopped': '你停止了这条回复。',
  'chat.fault_internal_error': '我们这边出了点问题。',
  'chat.kept': '你的问题已保留，没有计入次数。',
  'chat.retry_failed': '未能重新提问',

  // Writing
  'chat.field': '你的消息',
  'chat.placeholder': '关于这份建议，想问什么都可以',
  'chat.hint': '按 Enter 发送，按 Shift+Enter 换行。',

  // Help
  'chat.help_here': '聊天下方现在列出了可以倾诉的热线。',
} satisfies Translation<typeof en>;
