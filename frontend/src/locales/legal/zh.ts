import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  'legal.terms': '服务条款',
  'legal.privacy': '隐私政策',
  'legal.contents': '本页内容',
  'legal.changed': '最近更新：{date}',
  'legal.imprint': '网站信息',
  'legal.imprint_none': '这是一个试用站点，未注明运营者。',
  'legal.imprint_name': '运营者',
  'legal.imprint_address': '地址',
  'legal.imprint_contact': '联系方式',
  'legal.imprint_mail': '邮箱',
  'legal.imprint_vat': '增值税号',
  'legal.imprint_register': '登记信息',
  'legal.operator_unnamed': '本网站的运营者',
  'legal.operator': '本网站的运营者',
  'legal.instruction': '撤回权',
  'legal.instruction_lead': '以下是欧盟法律为消费者规定的内容的译文，适用于在此订购的每个套餐，也写在确认订单的邮件中。',
  'legal.instruction_more': '套餐已立即开始的情况下如何计算金额，见<terms>服务条款</terms>。',
  'legal.print': '打印',
} satisfies Translation<typeof en>;
