import Foundation

/// Something that can be put into an item provider, and says what it is to others as data (DND-19).
@preconcurrency public protocol NSItemProviderWriting: AnyObject {
  /// The types that objects of the class can be written as, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types that this object can be written as.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Who may see what is written as a type.
  static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
    -> NSItemProviderRepresentationVisibility
  /// Who may see what this object is written as.
  func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
    -> NSItemProviderRepresentationVisibility
  /// Writes the object as data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
  public static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
    -> NSItemProviderRepresentationVisibility
  { .all }
  public func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
    -> NSItemProviderRepresentationVisibility
  { Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier) }
}

/// Something that can be made of what an item provider holds (DND-19).
@preconcurrency public protocol NSItemProviderReading: AnyObject {
  /// The types that it can be made of, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data of one of the types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What cannot be read as the type that it says it is.
enum UnreadableItem {
  static func error(_ type: String) -> any Error {
    NSError(
      domain: NSItemProvider.errorDomain, code: -1200,
      userInfo: [NSLocalizedDescriptionKey: "The data of type \(type) can't be read."])
  }

  /// An object as the class that is asked for, which is its own.
  static func made<T>(_ object: AnyObject?, _ type: String) throws -> T {
    guard let object = object as? T else { throw error(type) }
    return object
  }
}

// MARK: Foundation's and UIKit's own classes

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.plain-text"] }
  @preconcurrency
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try UnreadableItem.made(String(data: data, encoding: .utf8).map { $0 as NSString }, typeIdentifier)
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  @preconcurrency
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = String(data: data, encoding: .utf8)
    return try UnreadableItem.made(text.flatMap { URL(string: $0) }.map { $0 as NSURL }, typeIdentifier)
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "public.image"] }
  @preconcurrency
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData()
    completionHandler(data, data == nil ? UnreadableItem.error(typeIdentifier) : nil)
    return nil
  }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try UnreadableItem.made(UIImage(data: data), typeIdentifier)
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  @preconcurrency
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    do {
      completionHandler(try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try UnreadableItem.made(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data), typeIdentifier)
  }
}

/// An attributed text goes as its letters.
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.plain-text"] }
  @preconcurrency
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = String(data: data, encoding: .utf8)
    return try UnreadableItem.made(text.map { NSAttributedString(string: $0) }, typeIdentifier)
  }
}
