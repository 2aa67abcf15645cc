import Foundation
import HeadlessCore

/// Something that can be put into an item provider.
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// Something that can be taken out of an item provider.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// Who may see what an item provider holds. Nothing leaves the host.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// Holds what is dragged. Objects stay as they are: what is loaded is the object that was put in; data comes from its handler.
/// Loading calls back a moment later, on the main thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let item, let typeIdentifier { entries.append(Entry(types: [typeIdentifier], item: item as AnyObject)) }
  }

  open var suggestedName: String?
  open var registeredTypeIdentifiers: [String] { entries.flatMap(\.types) }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { NSItemProvider.conforms($0, to: typeIdentifier) }
  }

  // MARK: Putting in
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    entries.append(Entry(types: type(of: object).writableTypeIdentifiersForItemProvider, item: object))
  }
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    entries.append(Entry(types: [typeIdentifier], data: loadHandler))
  }

  // MARK: Taking out
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    entries.contains { entry in entry.item.map { type(of: $0) == aClass } ?? false }
  }
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = entries.lazy.compactMap { $0.item as? any NSItemProviderReading }.first { type(of: $0) == aClass }
    NSItemProvider.later { completionHandler(found, found == nil ? CocoaError(.fileNoSuchFile) : nil) }
    return Progress(totalUnitCount: 1)
  }
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let entry = entries.first { $0.data != nil && $0.types.contains { NSItemProvider.conforms($0, to: typeIdentifier) } }
    guard let data = entry?.data else {
      NSItemProvider.later { completionHandler(nil, CocoaError(.fileNoSuchFile)) }
      return Progress(totalUnitCount: 1)
    }
    return data(completionHandler) ?? Progress(totalUnitCount: 1)
  }

  // MARK: Machinery

  private struct Entry {
    var types: [String]
    var item: AnyObject?
    var data: (@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)?
  }

  private var entries: [Entry] = []

  private static func later(_ body: @escaping () -> Void) {
    HostLoop.schedule(after: 0.01, label: "an item provider that loads", callsApp: true, body)
  }

  /// Types are compared by name; of the type tree only text is known, which is what rows are dragged as.
  static func conforms(_ type: String, to other: String) -> Bool {
    if type == other || other == "public.data" || other == "public.item" { return true }
    return other == "public.text" && ["public.utf8-plain-text", "public.plain-text"].contains(type)
      || other == "public.plain-text" && type == "public.utf8-plain-text"
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}
