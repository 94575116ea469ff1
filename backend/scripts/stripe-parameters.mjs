// Writes what the endpoints of the Stripe stand-in accept, read from the types of the installed `stripe` package.
// Run it after an update of the package: `node backend/scripts/stripe-parameters.mjs`. A test tells when it is due.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const folder = join(dirname(createRequire(import.meta.url).resolve('stripe')), '..', 'esm', 'resources');
const target = fileURLToPath(new URL('../stand-ins/stripe/parameters.json', import.meta.url));

/** The parameter interfaces of the endpoints that exist, by their file. */
const FILES = {
  Charges: ['ChargeRetrieveParams', 'ChargeListParams'],
  Coupons: ['CouponCreateParams', 'CouponRetrieveParams', 'CouponUpdateParams', 'CouponListParams', 'CouponDeleteParams'],
  CreditNotes: ['CreditNoteCreateParams', 'CreditNoteRetrieveParams', 'CreditNoteListParams'],
  Customers: [
    ...['CustomerCreateParams', 'CustomerRetrieveParams', 'CustomerUpdateParams', 'CustomerListParams', 'CustomerDeleteParams'],
    ...['CustomerListPaymentMethodsParams', 'CustomerRetrievePaymentMethodParams', 'CustomerDeleteDiscountParams'],
  ],
  Disputes: ['DisputeRetrieveParams', 'DisputeListParams', 'DisputeUpdateParams', 'DisputeCloseParams'],
  Events: ['EventRetrieveParams', 'EventListParams'],
  InvoicePayments: ['InvoicePaymentRetrieveParams', 'InvoicePaymentListParams'],
  Invoices: [
    ...['InvoiceRetrieveParams', 'InvoiceUpdateParams', 'InvoiceListParams', 'InvoiceCreatePreviewParams', 'InvoicePayParams'],
    ...['InvoiceFinalizeInvoiceParams', 'InvoiceMarkUncollectibleParams', 'InvoiceSendInvoiceParams', 'InvoiceVoidInvoiceParams'],
    'InvoiceListLineItemsParams',
  ],
  PaymentIntents: [
    ...['PaymentIntentRetrieveParams', 'PaymentIntentListParams', 'PaymentIntentConfirmParams', 'PaymentIntentCancelParams'],
  ],
  PaymentMethodConfigurations: ['PaymentMethodConfigurationRetrieveParams', 'PaymentMethodConfigurationListParams'],
  PaymentMethods: [
    ...['PaymentMethodCreateParams', 'PaymentMethodRetrieveParams', 'PaymentMethodUpdateParams', 'PaymentMethodListParams'],
    ...['PaymentMethodAttachParams', 'PaymentMethodDetachParams'],
  ],
  Prices: ['PriceCreateParams', 'PriceRetrieveParams', 'PriceUpdateParams', 'PriceListParams'],
  Products: ['ProductCreateParams', 'ProductRetrieveParams', 'ProductUpdateParams', 'ProductListParams', 'ProductDeleteParams'],
  PromotionCodes: [
    'PromotionCodeCreateParams',
    'PromotionCodeRetrieveParams',
    'PromotionCodeUpdateParams',
    'PromotionCodeListParams',
  ],
  Refunds: ['RefundCreateParams', 'RefundRetrieveParams', 'RefundUpdateParams', 'RefundListParams'],
  SetupIntents: [
    ...['SetupIntentCreateParams', 'SetupIntentRetrieveParams', 'SetupIntentUpdateParams', 'SetupIntentListParams'],
    ...['SetupIntentConfirmParams', 'SetupIntentCancelParams'],
  ],
  SubscriptionItems: ['SubscriptionItemListParams', 'SubscriptionItemRetrieveParams'],
  SubscriptionSchedules: [
    ...['SubscriptionScheduleCreateParams', 'SubscriptionScheduleRetrieveParams', 'SubscriptionScheduleUpdateParams'],
    ...['SubscriptionScheduleListParams', 'SubscriptionScheduleCancelParams', 'SubscriptionScheduleReleaseParams'],
  ],
  Subscriptions: [
    ...['SubscriptionCreateParams', 'SubscriptionRetrieveParams', 'SubscriptionUpdateParams', 'SubscriptionListParams'],
    ...['SubscriptionCancelParams', 'SubscriptionDeleteDiscountParams'],
  ],
  WebhookEndpoints: [
    ...['WebhookEndpointCreateParams', 'WebhookEndpointRetrieveParams', 'WebhookEndpointUpdateParams'],
    ...['WebhookEndpointListParams', 'WebhookEndpointDeleteParams'],
  ],
};

const parse = (path) => parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript' }).body;

/** The interfaces and types of a file by their qualified name, such as `InvoicePayParams.Item`. */
function declarationsOf(body) {
  const found = new Map();
  const collect = (nodes, prefix) => {
    for (const node of nodes) {
      const one = node.type === 'ExportDeclaration' ? node.declaration : node;
      if (one.type === 'TsModuleDeclaration') collect(one.body.body, `${prefix}${one.id.value}.`);
      else if (one.type === 'TsInterfaceDeclaration' || one.type === 'TsTypeAliasDeclaration')
        found.set(prefix + one.id.value, one);
    }
  };
  collect(body, '');
  return found;
}

const shared = declarationsOf(parse(join(folder, '..', 'shared.d.ts')));
const nameOf = (node) => (node.type === 'TsQualifiedName' ? `${nameOf(node.left)}.${node.right.value}` : node.value);

/** A declaration as seen from inside a namespace: the nearest one wins. */
function lookUp(declarations, scope, name) {
  for (let at = scope.split('.'); ; at = at.slice(0, -1)) {
    const full = [...at, name].filter(Boolean).join('.');
    if (declarations.has(full)) return full;
    if (at.length === 0) return null;
  }
}

function kindOf(kind) {
  if (kind === 'string' || kind === 'number' || kind === 'boolean') return { kind };
  return { kind: 'any' };
}

/** What a type accepts; `empty` is added where an empty value unsets. */
function typeOf(node, context) {
  switch (node.type) {
    case 'TsKeywordType':
      return kindOf(node.kind);
    case 'TsLiteralType':
      return { kind: 'enum', values: [String(node.literal.value)] };
    case 'TsParenthesizedType':
      return typeOf(node.typeAnnotation, context);
    case 'TsArrayType':
      return { kind: 'array', of: typeOf(node.elemType, context) };
    case 'TsTypeLiteral':
      return node.members.some((member) => member.type === 'TsIndexSignature')
        ? { kind: 'map' }
        : fieldsOf(node.members, context);
    case 'TsUnionType':
      return unionOf(node.types.map((one) => typeOf(one, context)));
    case 'TsTypeReference':
      return referenceOf(node, context);
    default:
      return { kind: 'any' };
  }
}

function unionOf(types) {
  const values = types.flatMap((type) => (type.kind === 'enum' ? type.values : []));
  const others = types.filter((type) => type.kind !== 'enum' && type.kind !== 'other');
  const parts = [...others, ...(values.length > 0 ? [{ kind: 'enum', values }] : [])];
  return parts.length === 1 ? parts[0] : { kind: 'union', of: parts };
}

function referenceOf(node, { declarations, scope }) {
  const name = nameOf(node.typeName);
  const inner = node.typeParams?.params[0];
  if (name === 'Array') return { kind: 'array', of: typeOf(inner, { declarations, scope }) };
  if (name === 'Emptyable') return { ...typeOf(inner, { declarations, scope }), empty: true };
  if (name === 'OtherString') return { kind: 'other' };
  if (name === 'Decimal') return { kind: 'string' };
  if (name === 'MetadataParam' || name === 'Metadata') return { kind: 'map' };
  const full = lookUp(declarations, scope, name);
  if (full) return declaredOf(declarations.get(full), { declarations, scope: full });
  if (shared.has(name)) return declaredOf(shared.get(name), { declarations: shared, scope: name });
  // A type of another file: its values are taken as they are.
  return { kind: 'any' };
}

function declaredOf(node, context) {
  if (node.type === 'TsTypeAliasDeclaration') return typeOf(node.typeAnnotation, context);
  const inherited = node.extends.flatMap((one) => {
    const parent = referenceOf({ typeName: one.expression }, context);
    return parent.kind === 'object' ? [parent] : [];
  });
  const own = node.body.body.some((member) => member.type === 'TsIndexSignature')
    ? { kind: 'map' }
    : fieldsOf(node.body.body, context);
  if (own.kind === 'map') return own;
  const required = [...inherited.flatMap((one) => one.required ?? []), ...(own.required ?? [])];
  return {
    kind: 'object',
    fields: Object.assign({}, ...inherited.map((one) => one.fields), own.fields),
    ...(required.length > 0 ? { required } : {}),
  };
}

function fieldsOf(members, context) {
  const fields = {};
  const required = [];
  for (const member of members) {
    if (member.type !== 'TsPropertySignature') continue;
    fields[member.key.value] = typeOf(member.typeAnnotation.typeAnnotation, context);
    if (!member.optional) required.push(member.key.value);
  }
  return { kind: 'object', fields, ...(required.length > 0 ? { required } : {}) };
}

/** What each parameter interface accepts, by its name. */
export function readParameters() {
  const result = {};
  for (const [file, names] of Object.entries(FILES)) {
    const declarations = declarationsOf(parse(join(folder, `${file}.d.ts`)));
    for (const name of names) {
      const declared = declarations.get(name);
      if (!declared) throw new Error(`The stripe package has no ${name} in ${file}.d.ts`);
      result[name] = declaredOf(declared, { declarations, scope: name });
    }
  }
  return result;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, `${JSON.stringify(readParameters())}\n`);
