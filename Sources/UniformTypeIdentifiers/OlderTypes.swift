// Types as they were asked for before iOS 14, by texts.

public let kUTTagClassFilenameExtension = "public.filename-extension"
public let kUTTagClassMIMEType = "public.mime-type"

/// A text that Core Services hand over.
public struct CopiedText: Sendable {
  fileprivate let text: String
  public func takeRetainedValue() -> String { text }
  public func takeUnretainedValue() -> String { text }
}

/// The type of files with an ending, or of a MIME type; nil if none is known (a phone makes up a name).
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> CopiedText? {
  let type: UTType? =
    switch inTagClass {
    case kUTTagClassFilenameExtension: UTType(filenameExtension: inTag)
    case kUTTagClassMIMEType: UTType(mimeType: inTag)
    default: nil
    }
  return type.map { CopiedText(text: $0.identifier) }
}

/// An ending or a MIME type of a type; nil if none is known.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> CopiedText? {
  let type = UTType(inUTI)
  let tag: String? =
    switch inTagClass {
    case kUTTagClassFilenameExtension: type?.preferredFilenameExtension
    case kUTTagClassMIMEType: type?.preferredMIMEType
    default: nil
    }
  return tag.map { CopiedText(text: $0) }
}
