import Foundation
import HeadlessCore

/// Something that takes what is pasted or dropped.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// Which types something takes when it is pasted or dropped.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  public override init() { super.init() }
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  open var acceptableTypeIdentifiers: [String] = []
  open func addAcceptableTypeIdentifiers(_ identifiers: [String]) { acceptableTypeIdentifiers += identifiers }
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }

  /// True if one of the providers has something of the types.
  func takes(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { provider in acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }
}

extension UIPasteboard {
  /// What was copied, as providers.
  public var itemProviders: [NSItemProvider] {
    get { copied.compactMap { NSItemProvider(copied: $0) } }
    set { setCopied(newValue.compactMap(\.copiedValue)) }
  }
}

extension NSItemProvider {
  fileprivate convenience init?(copied value: Any) {
    switch value {
    case let provider as NSItemProvider:
      self.init()
      (entries, suggestedName, previewImageHandler) = (provider.entries, provider.suggestedName, provider.previewImageHandler)
    case let text as String: self.init(object: text as NSString)
    case let url as URL: self.init(object: url as NSURL)
    case let image as UIImage: self.init(object: image)
    case let object as any NSItemProviderWriting: self.init(object: object)
    default: return nil
    }
  }

  /// The object that was put in, as a pasteboard keeps it; a provider with handlers, or with several of them, stays as it is.
  fileprivate var copiedValue: Any? {
    guard entries.count == 1, suggestedName == nil else { return entries.isEmpty ? nil : self }
    return switch firstObject {
    case let text as NSString: text as String
    case let url as NSURL: url as URL
    case let image as UIImage: image
    case let color as UIColor: color
    case let object as any NSItemProviderWriting: object
    default: self
    }
  }
}
