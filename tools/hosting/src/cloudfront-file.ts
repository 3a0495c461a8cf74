import { contentTypes } from './content-types';
import { pathPattern, type HeaderRule } from './header-rules';
import type { Redirect } from './redirects';

/** Limit of CloudFront for the code of a function. */
const maxCode = 10_240;

/**
 * A CloudFormation template for S3 and CloudFront. Functions find the file and set the headers, because a policy has the
 * same headers for all addresses. CloudFront calls no function for an error, so a policy has those of the not-found page.
 * Files are below a folder for each release, so that files and headers change at once; `/assets` keeps those of all.
 * @throws Error when a function exceeds the limit.
 */
export function cloudFrontFile(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): string {
  const text = { Type: 'String' };
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'Written by the build; do not edit. docs/go-live.md explains the parameters.',
    Parameters: { Site: text, Other: text, Certificate: text, Bucket: text, Release: text },
    Resources: {
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: { Ref: 'AWS::StackName' },
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      BucketPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Bucket' },
          PolicyDocument: {
            Statement: [
              {
                Effect: 'Allow',
                Principal: { Service: 'cloudfront.amazonaws.com' },
                Action: 's3:GetObject',
                Resource: sub('arn:aws:s3:::${Bucket}/*'),
                Condition: {
                  StringEquals: {
                    'AWS:SourceArn': sub(
                      'arn:aws:cloudfront::${AWS::AccountId}:distribution/${Distribution}',
                    ),
                  },
                },
              },
            ],
          },
        },
      },
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: {
          ResponseHeadersPolicyConfig: {
            Name: { Ref: 'AWS::StackName' },
            ...headersPolicy(rules[0]?.headers ?? {}),
          },
        },
      },
      RequestFunction: edgeFunction('request', requestCode(redirects)),
      ResponseFunction: edgeFunction('response', responseCode(rules)),
      Distribution: { Type: 'AWS::CloudFront::Distribution', Properties: distribution },
    },
    Outputs: { Domain: { Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] } } },
  };
  return `${JSON.stringify(template, null, 2)}\n`;
}

/** CloudFront takes some headers only as settings of their own. */
function headersPolicy(headers: HeaderRule['headers']) {
  const {
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrer,
    'Strict-Transport-Security': transport,
    'X-Frame-Options': frame,
    ...more
  } = headers;
  const { 'X-Content-Type-Options': nosniff, ...others } = more;
  const Override = true;
  return {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override },
      ...(nosniff && { ContentTypeOptions: { Override } }),
      FrameOptions: { FrameOption: frame, Override },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override },
      ...(transport && {
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: Number(/\d+/.exec(transport)?.[0]),
          IncludeSubdomains: transport.includes('includeSubDomains'),
          Override,
        },
      }),
    },
    CustomHeadersConfig: {
      Items: Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override })),
    },
  };
}

/** JavaScript for CloudFront; CloudFormation replaces `${Site}` and `${Release}`. */
function requestCode(redirects: readonly Redirect[]): string {
  const targets = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  return `const targets = ${JSON.stringify(targets)};
function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/(.)\\/$/, '$1');
  if (request.headers.host.value !== '\${Site}') {
    const query = Object.keys(request.querystring)
      .map((name) => name + '=' + request.querystring[name].value)
      .join('&');
    return moved('https://\${Site}' + request.uri + (query ? '?' + query : ''));
  }
  if (targets[path]) return moved(targets[path]);
  if (path.startsWith('/assets/')) return request;
  const file = /\\.\\w+$/.test(path) ? path : path.replace(/\\/$/, '') + '/index.html';
  request.uri = '/\${Release}' + file;
  return request;
}
function moved(to) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } };
}
`;
}

function responseCode(rules: readonly HeaderRule[]): string {
  const patterns = rules.map(({ path, headers }) => [
    pathPattern(path).source,
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  ]);
  return `const rules = ${JSON.stringify(patterns)};
const types = ${JSON.stringify(contentTypes)};
function handler(event) {
  const headers = event.response.headers;
  const path = event.request.uri.replace('/\${Release}/', '/');
  const type = types[(/\\.\\w+$/.exec(path) || ['.html'])[0]];
  if (type) headers['content-type'] = { value: type };
  for (const rule of rules) {
    if (!new RegExp(rule[0]).test(path)) continue;
    for (const header of rule[1]) headers[header[0]] = { value: header[1] };
  }
  return event.response;
}
`;
}

function edgeFunction(name: string, code: string) {
  const size = Buffer.byteLength(code);
  if (size > maxCode) {
    throw new Error(`The ${name} function for CloudFront has ${size} bytes; it runs ${maxCode}.`);
  }
  return {
    Type: 'AWS::CloudFront::Function',
    Properties: {
      Name: sub(`\${AWS::StackName}-${name}`),
      AutoPublish: true,
      FunctionConfig: { Comment: name, Runtime: 'cloudfront-js-2.0' },
      FunctionCode: sub(code),
    },
  };
}

function sub(text: string) {
  return { 'Fn::Sub': text };
}

const distribution = {
  DistributionConfig: {
    Enabled: true,
    Aliases: [{ Ref: 'Site' }, { Ref: 'Other' }],
    HttpVersion: 'http2and3',
    IPV6Enabled: true,
    ViewerCertificate: {
      AcmCertificateArn: { Ref: 'Certificate' },
      SslSupportMethod: 'sni-only',
      MinimumProtocolVersion: 'TLSv1.2_2021',
    },
    Origins: [
      {
        Id: 'files',
        DomainName: sub('${Bucket}.s3.${AWS::Region}.amazonaws.com'),
        OriginAccessControlId: { 'Fn::GetAtt': ['Access', 'Id'] },
        S3OriginConfig: {},
      },
    ],
    DefaultCacheBehavior: {
      TargetOriginId: 'files',
      ViewerProtocolPolicy: 'redirect-to-https',
      Compress: true,
      // AWS's own CachingOptimized.
      CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
      ResponseHeadersPolicyId: { Ref: 'Headers' },
      FunctionAssociations: ['Request', 'Response'].map((kind) => ({
        EventType: `viewer-${kind.toLowerCase()}`,
        FunctionARN: { 'Fn::GetAtt': [`${kind}Function`, 'FunctionARN'] },
      })),
    },
    // S3 says 403 for a missing file to whoever may not list files.
    CustomErrorResponses: [403, 404].map((ErrorCode) => ({
      ErrorCode,
      ResponseCode: 404,
      ResponsePagePath: sub('/${Release}/404.html'),
    })),
  },
};
