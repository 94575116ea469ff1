import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  'plan.free': '免费',
  'plan.bronze': '青铜',
  'plan.silver': '白银',
  'plan.gold': '黄金',

  'usage.label': '本月已用次数：',
  'usage.of': '{used} / {limit}',
  'usage.left_other': '<b>还可免费使用 {count} 次。</b>无需注册账号。',
  'usage.free': '最初几次免费，无需注册账号。',
  'usage.limit': '<b>你已达到使用上限。</b>登录或选购套餐即可继续，也可以下个月再来。',
  'usage.used': '已用 {used} 次',
  'usage.own_left_other': '<b>还可使用 {count} 次。</b>{date}重新计数。',
  'usage.own_limit': '<b>你已达到使用上限。</b>升级套餐即可继续，或等到{date}。',
  'usage.unlimited': '<b>你的次数不限。</b>想问多少次都可以。',
  'usage.unknown': '暂时无法读取你剩余的次数。',
  'usage.view_plans': '查看套餐',
  'usage.limit_reached': '已达使用上限',
  'usage.limit_toast': '升级套餐即可继续。',
  'usage.reached': '你已达到使用上限',
  'usage.reached_own': '升级套餐即可继续。你写的内容还在这里。',
  'usage.reached_visitor': '登录并升级套餐即可继续。你写的内容还在这里。',
} satisfies Translation<typeof en>;
