import { requestFunction, responseFunction } from './cloudfront-functions';
import type { HeaderRule } from './header-rules';
import type { Redirect } from './redirects';

/**
 * A template of CloudFormation for S3 and CloudFront. Functions find the file and set the headers, because a policy has
 * the same headers for all addresses. CloudFront calls none for an error, so a policy has those of the not-found page.
 * Each release has a folder of its own, so that files and headers change together; `/assets` keeps the files of all.
 */
export function cloudFrontFile(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): string {
  // JSON is YAML.
  return `# Written by the build; do not edit. docs/go-live.md explains the parameters.
Parameters:
  { Site: { Type: String }, Other: { Type: String }, Certificate: { Type: String },
    Bucket: { Type: String }, Release: { Type: String } }
Resources:
  Access:
    Type: AWS::CloudFront::OriginAccessControl
    Properties:
      OriginAccessControlConfig:
        { Name: !Ref AWS::StackName, OriginAccessControlOriginType: s3, SigningBehavior: always, SigningProtocol: sigv4 }
  BucketPolicy:
    Type: AWS::S3::BucketPolicy
    Properties:
      Bucket: !Ref Bucket
      PolicyDocument:
        Statement:
          - Effect: Allow
            Principal: { Service: cloudfront.amazonaws.com }
            Action: s3:GetObject
            Resource: !Sub 'arn:aws:s3:::\${Bucket}/*'
            Condition:
              StringEquals:
                AWS:SourceArn: !Sub 'arn:aws:cloudfront::\${AWS::AccountId}:distribution/\${Distribution}'
  Headers:
    Type: AWS::CloudFront::ResponseHeadersPolicy
    Properties:
      ResponseHeadersPolicyConfig:
        Name: !Ref AWS::StackName
        ${headersPolicy(rules[0]?.headers ?? {})}
  RequestFunction: ${edgeFunction('request', requestFunction(redirects))}
  ResponseFunction: ${edgeFunction('response', responseFunction(rules))}
  Distribution:
    Type: AWS::CloudFront::Distribution
    Properties:
      DistributionConfig:
        Enabled: true
        Aliases: [!Ref Site, !Ref Other]
        HttpVersion: http2and3
        IPV6Enabled: true
        ViewerCertificate:
          { AcmCertificateArn: !Ref Certificate, SslSupportMethod: sni-only, MinimumProtocolVersion: TLSv1.2_2021 }
        Origins:
          - Id: files
            DomainName: !Sub '\${Bucket}.s3.\${AWS::Region}.amazonaws.com'
            OriginAccessControlId: !GetAtt Access.Id
            S3OriginConfig: {}
        DefaultCacheBehavior:
          TargetOriginId: files
          ViewerProtocolPolicy: redirect-to-https
          Compress: true
          CachePolicyId: 658327ea-f89d-4fab-a63d-7e88639e58f6 # AWS's own CachingOptimized
          ResponseHeadersPolicyId: !Ref Headers
          FunctionAssociations:
            - { EventType: viewer-request, FunctionARN: !GetAtt RequestFunction.FunctionARN }
            - { EventType: viewer-response, FunctionARN: !GetAtt ResponseFunction.FunctionARN }
        CustomErrorResponses: # S3 says 403 for a missing file to whoever may not list files.
          - { ErrorCode: 403, ResponseCode: 404, ResponsePagePath: !Sub '/\${Release}/404.html' }
          - { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: !Sub '/\${Release}/404.html' }
Outputs:
  Domain: { Value: !GetAtt Distribution.DomainName }
`;
}

/** CloudFront takes some headers only as settings of their own. */
function headersPolicy(headers: HeaderRule['headers']): string {
  const Override = true;
  const age = /\d+/.exec(headers['Strict-Transport-Security'] ?? '')?.[0];
  const security = {
    ContentSecurityPolicy: {
      ContentSecurityPolicy: headers['Content-Security-Policy'],
      Override,
    },
    ContentTypeOptions: { Override },
    FrameOptions: { FrameOption: headers['X-Frame-Options'], Override },
    ReferrerPolicy: { ReferrerPolicy: headers['Referrer-Policy'], Override },
    StrictTransportSecurity: age && {
      AccessControlMaxAgeSec: Number(age),
      IncludeSubdomains: true,
      Override,
    },
  };
  const ownSetting = /^(Content-Security|Strict-|X-|Referrer-)/;
  const Items = Object.entries(headers)
    .filter(([name]) => !ownSetting.test(name))
    .map(([Header, Value]) => ({ Header, Value, Override }));
  return `SecurityHeadersConfig: ${JSON.stringify(security)}
        CustomHeadersConfig: ${JSON.stringify({ Items })}`;
}

function edgeFunction(name: string, code: string): string {
  return `
    Type: AWS::CloudFront::Function
    Properties:
      Name: !Sub '\${AWS::StackName}-${name}'
      AutoPublish: true
      FunctionConfig: { Comment: ${name}, Runtime: cloudfront-js-2.0 }
      FunctionCode: !Sub ${JSON.stringify(code)}`;
}
