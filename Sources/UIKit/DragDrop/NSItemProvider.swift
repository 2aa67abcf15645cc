import Foundation
import HeadlessCore
import UniformTypeIdentifiers

/// Who may see what an item provider holds: another app sees what all may see.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// How a file is handed over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Holds what is dragged or copied. An object that was put in comes out as it is where its own class is asked for; as another class, as
/// data or as a file it is what its class writes. Loading calls back a moment later, on the main thread.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  public typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  public typealias LoadHandler = @Sendable (@escaping CompletionHandler, AnyClass?, [AnyHashable: Any]?) -> Void
  public typealias FileHandler = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  public override init() { super.init() }
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let item, let typeIdentifier { entries.append(Entry(types: [typeIdentifier], item: item as AnyObject)) }
  }
  /// The contents of a file, of the type that its name says; nil if nothing is there.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data"
    entries.append(Entry(types: [type, "public.file-url"], item: fileURL as NSURL))
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.entries = entries
    copy.suggestedName = suggestedName
    copy.previewImageHandler = previewImageHandler
    return copy
  }

  open var suggestedName: String?
  /// Makes the picture that stands for what is held.
  open var previewImageHandler: LoadHandler?
  /// An error of a provider has this domain.
  public static let errorDomain = "NSItemProviderErrorDomain"

  // MARK: Types
  open var registeredTypeIdentifiers: [String] { entries.flatMap(\.types) }
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
    entries.filter { fileOptions.isEmpty || $0.fileOptions.isSuperset(of: fileOptions) }.flatMap(\.types)
  }
  open var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }
  open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { NSItemProvider.conforms($0, to: typeIdentifier) }
  }
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions).contains { NSItemProvider.conforms($0, to: typeIdentifier) }
  }

  // MARK: Putting in
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    let types = object.writableTypeIdentifiersForItemProvider
    // The object may keep some of its types from others; what is left is as visible as the caller says.
    let hidden = types.filter { object.itemProviderVisibilityForRepresentation(withTypeIdentifier: $0) != .all }
    entries.append(Entry(types: types.filter { !hidden.contains($0) }, visibility: visibility, item: object, isWritten: true))
    for type in hidden {
      let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
      let least = visibility.rawValue > own.rawValue ? visibility : own
      entries.append(Entry(types: [type], visibility: least, item: object, isWritten: true))
    }
    entries.removeAll { $0.types.isEmpty }
  }
  /// A promise: the object is made when somebody wants it.
  @preconcurrency
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    entries.append(
      Entry(
        types: aClass.writableTypeIdentifiersForItemProvider, visibility: visibility,
        promise: Promise(type: aClass, load: loadHandler)))
  }
  @preconcurrency
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataHandler
  ) {
    entries.append(Entry(types: [typeIdentifier], visibility: visibility, data: loadHandler))
  }
  @preconcurrency
  open func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, loadHandler: @escaping DataHandler
  ) {
    registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }
  @preconcurrency
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileHandler
  ) {
    entries.append(Entry(types: [typeIdentifier], visibility: visibility, file: loadHandler, fileOptions: fileOptions))
  }
  @preconcurrency
  open func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
    loadHandler: @escaping FileHandler
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility,
      loadHandler: loadHandler)
  }
  /// What is put in when somebody wants an item of the type.
  @preconcurrency
  open func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    entries.append(Entry(types: [typeIdentifier], load: loadHandler))
  }

  // MARK: Machinery

  struct Promise {
    var type: any NSItemProviderWriting.Type
    var load: @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  }

  struct Entry {
    var types: [String]
    var visibility = NSItemProviderRepresentationVisibility.all
    var item: AnyObject?
    /// True for an object that writes itself: a picture is handed over as what it writes.
    var isWritten = false
    var promise: Promise?
    var data: DataHandler?
    var file: FileHandler?
    var fileOptions: NSItemProviderFileOptions = []
    var load: LoadHandler?
  }

  var entries: [Entry] = []

  /// The objects that were put in, in order.
  @_spi(CellHarness) public var carriedObjects: [AnyObject] { entries.compactMap(\.item) }

  /// The first object that was put in.
  var firstObject: AnyObject? { entries.lazy.compactMap(\.item).first }

  static func later(_ body: @escaping () -> Void) {
    HostLoop.schedule(after: 0.01, label: "an item provider that loads", callsApp: true, body)
  }

  /// Types by the tree that `UTType` knows; one that nobody declared is like itself, and data.
  static func conforms(_ type: String, to other: String) -> Bool {
    if type == other || other == "public.data" || other == "public.item" { return true }
    guard let type = UTType(type), let other = UTType(other) else { return false }
    return type.conforms(to: other)
  }
}
