import Foundation
import HeadlessCore
import UniformTypeIdentifiers

// Taking out of an item provider (DND-14).
extension NSItemProvider {
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    entry(holding: aClass) != nil || source(for: aClass) != nil
  }

  @preconcurrency
  @discardableResult public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let entry = entry(holding: aClass) {
      if let promise = entry.promise {
        let progress = promise.load { object, error in
          nonisolated(unsafe) let object = object
          NSItemProvider.later { completionHandler(object as? any NSItemProviderReading, error) }
        }
        return progress ?? Progress(totalUnitCount: 1)
      }
      nonisolated(unsafe) let object = entry.item as? any NSItemProviderReading
      NSItemProvider.later { completionHandler(object, nil) }
      return Progress(totalUnitCount: 1)
    }
    guard let source = source(for: aClass) else {
      NSItemProvider.later { completionHandler(nil, NSItemProvider.notThere) }
      return Progress(totalUnitCount: 1)
    }
    // The class makes an object of what something else was written as.
    nonisolated(unsafe) let aClass = aClass
    let type = source.type
    return source.entry.loadData(type) { data, error in
      NSItemProvider.later {
        guard let data else { return completionHandler(nil, error ?? NSItemProvider.notThere) }
        do {
          let made = try aClass.object(withItemProviderData: data, typeIdentifier: type)
          completionHandler(made, nil)
        } catch {
          completionHandler(nil, error)
        }
      }
    }
  }

  /// Swift's own types, which stand for objects: texts and addresses.
  public func canLoadObject<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }
  @preconcurrency
  @discardableResult public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    nonisolated(unsafe) let hand: ((any NSItemProviderReading)?, (any Error)?) -> Void = { object, error in
      completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { object, error in hand(object, error) }
  }

  @preconcurrency
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let entry = entry(of: typeIdentifier, with: \.hasData) else {
      NSItemProvider.later { completionHandler(nil, NSItemProvider.notThere) }
      return Progress(totalUnitCount: 1)
    }
    // What comes from the app's own handlers comes when they say so.
    if entry.data != nil || entry.file != nil { return entry.loadData(typeIdentifier, completionHandler) }
    return entry.loadData(typeIdentifier) { data, error in
      NSItemProvider.later { completionHandler(data, error) }
    }
  }
  @preconcurrency
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler) }

  /// The file is a copy, which is gone when the handler returns.
  @preconcurrency
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "item"
    let ending = UTType(typeIdentifier)?.preferredFilenameExtension.map { ".\($0)" } ?? ""
    if let file = entry(of: typeIdentifier, with: { $0.file != nil })?.file {
      let progress = file { url, _, error in
        let data = url.flatMap { try? Data(contentsOf: $0) }
        NSItemProvider.hand(data, name + ending, error, to: completionHandler)
      }
      return progress ?? Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      NSItemProvider.hand(data, name + ending, error, to: completionHandler)
    }
  }
  /// The same by the type itself; the file itself where it may be opened in place.
  @preconcurrency
  @discardableResult public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if openInPlace {
      return loadInPlaceFileRepresentation(
        forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
    return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { url, error in completionHandler(url, false, error)
    }
  }
  /// The file itself, if it was registered to be opened in place; else a copy.
  @preconcurrency
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if let entry = entry(of: typeIdentifier, with: { $0.fileOptions.contains(.openInPlace) }), let file = entry.file {
      return file { url, _, error in completionHandler(url, url != nil, error) } ?? Progress(totalUnitCount: 1)
    }
    return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { url, error in completionHandler(url, false, error) }
  }

  /// The item as it was put in, or what its handler makes.
  @preconcurrency
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
  ) {
    guard let completionHandler else { return }
    guard let entry = entry(of: typeIdentifier, with: { _ in true }) else {
      NSItemProvider.later { completionHandler(nil, NSItemProvider.notThere) }
      return
    }
    if let load = entry.load { return load(completionHandler, nil, options) }
    if let data = entry.data {
      _ = data { data, error in completionHandler(data as NSData?, error) }
      return
    }
    // A file is handed over by its address.
    if let file = entry.file {
      _ = file { url, _, error in completionHandler(url.map { $0 as NSURL }, error) }
      return
    }
    if let promise = entry.promise {
      _ = promise.load { object, error in
        nonisolated(unsafe) let item = object as? any NSSecureCoding
        NSItemProvider.later { completionHandler(item, item == nil ? error ?? NSItemProvider.notThere : nil) }
      }
      return
    }
    if let item = entry.item as? any NSSecureCoding, !(entry.isWritten && item is UIImage) {
      nonisolated(unsafe) let item = item
      NSItemProvider.later { completionHandler(item, nil) }
      return
    }
    // An object that can't be coded is handed over as what it writes.
    _ = entry.loadData(typeIdentifier) { data, error in
      NSItemProvider.later { completionHandler(data as NSData?, error) }
    }
  }
  @MainActor public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws
    -> any NSSecureCoding
  {
    let loaded: LoadedItem = await withCheckedContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        continuation.resume(returning: LoadedItem(item: item, error: error))
      }
    }
    guard let item = loaded.item else { throw loaded.error ?? Self.notThere }
    return item
  }

  /// The picture that stands for what is held; there is none but one that the app makes.
  @preconcurrency
  public func loadPreviewImage(options: [AnyHashable: Any]? = nil, completionHandler: @escaping CompletionHandler) {
    guard let previewImageHandler else {
      NSItemProvider.later { completionHandler(nil, NSItemProvider.notThere) }
      return
    }
    previewImageHandler(completionHandler, UIImage.self, options)
  }

  // MARK: Machinery

  /// The error of a provider that has nothing of a type.
  static let notThere = NSError(domain: NSItemProvider.errorDomain, code: -1000)

  private func entry(holding aClass: any NSItemProviderReading.Type) -> Entry? {
    entries.first { entry in
      if let item = entry.item { return type(of: item) == aClass || ObjectIdentifier(aClass).isBase(of: type(of: item)) }
      return entry.promise.map { ObjectIdentifier($0.type) == ObjectIdentifier(aClass) } ?? false
    }
  }

  /// What an object of a class can be made of, by the class's own order of types.
  private func source(for aClass: any NSItemProviderReading.Type) -> (entry: Entry, type: String)? {
    for readable in aClass.readableTypeIdentifiersForItemProvider {
      for entry in entries where entry.hasData {
        if let type = entry.types.first(where: { NSItemProvider.conforms($0, to: readable) }) { return (entry, type) }
      }
    }
    return nil
  }

  private func entry(of type: String, with condition: (Entry) -> Bool) -> Entry? {
    entries.first { entry in condition(entry) && entry.types.contains { NSItemProvider.conforms($0, to: type) } }
  }

  /// Gives a file with the data to a handler, and takes it away afterwards.
  private static func hand(
    _ data: Data?, _ name: String, _ error: (any Error)?, to handler: @Sendable (URL?, (any Error)?) -> Void
  ) {
    guard let data else { return handler(nil, error ?? notThere) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    let file = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
      handler(file, nil)
      try FileManager.default.removeItem(at: folder)
    } catch {
      handler(nil, error)
    }
  }
}

/// What came of loading, on its way to who waits for it.
private struct LoadedItem: @unchecked Sendable {
  var item: (any NSSecureCoding)?
  var error: (any Error)?
}

extension NSItemProvider.Entry {
  /// True if data can be had of it.
  fileprivate var hasData: Bool {
    data != nil || file != nil || promise != nil || load != nil || item is any NSItemProviderWriting || plainData != nil
  }

  /// Hands the data over as the app's handlers, or the object itself, write them.
  @discardableResult fileprivate func loadData(
    _ type: String, _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let none = Progress(totalUnitCount: 1)
    if let data { return data(completionHandler) ?? none }
    if let file {
      return file { url, _, error in completionHandler(url.flatMap { try? Data(contentsOf: $0) }, error) } ?? none
    }
    if let promise {
      let progress = promise.load { object, error in
        guard let object else { return completionHandler(nil, error ?? NSItemProvider.notThere) }
        _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completionHandler)
      }
      return progress ?? none
    }
    if let load {
      let hand: NSItemProvider.CompletionHandler = { item, error in
        let data = Self.plainData(of: item as AnyObject?)
        completionHandler(data, data == nil ? error ?? NSItemProvider.notThere : nil)
      }
      load(hand, NSData.self, nil)
      return none
    }
    if let plainData {
      completionHandler(plainData, nil)
      return none
    }
    if let item = item as? any NSItemProviderWriting {
      return item.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completionHandler) ?? none
    }
    completionHandler(nil, NSItemProvider.notThere)
    return none
  }

  /// The data of an object that is plain: data itself, and files; texts and addresses that came without a class's help.
  fileprivate var plainData: Data? { item is NSString ? nil : Self.plainData(of: item) }

  private static func plainData(of item: AnyObject?) -> Data? {
    switch item {
    case let data as NSData: data as Data
    case let url as NSURL where (url as URL).isFileURL: try? Data(contentsOf: url as URL)
    case let text as NSString: Data("\(text)".utf8)
    default: nil
    }
  }
}

extension ObjectIdentifier {
  /// True if a class is this one or inherits from it.
  fileprivate func isBase(of type: AnyClass) -> Bool {
    var present: AnyClass? = type
    while let next = present {
      if ObjectIdentifier(next) == self { return true }
      present = DeclaredMethods.superclass(of: next)
    }
    return false
  }
}
