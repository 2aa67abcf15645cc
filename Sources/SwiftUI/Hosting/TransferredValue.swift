import Foundation
@_spi(CellHarness) import UIKit
import UniformTypeIdentifiers

/// A value on its way: it stays as it is, and says of which types it is.
final class TransferredValue: NSObject, NSItemProviderWriting, NSItemProviderReading, @unchecked Sendable {
  static var writableTypeIdentifiersForItemProvider: [String] { ["public.data"] }
  static var readableTypeIdentifiersForItemProvider: [String] { ["public.data"] }
  let value: Any

  private init(_ value: Any) { self.value = value }

  /// What carries a value: texts, addresses and images as their objects, so that UIKit's code reads them too.
  static func provider<T: Transferable>(_ value: T) -> NSItemProvider {
    if let known = knownProvider(value) { return known }
    let provider = NSItemProvider(object: TransferredValue(value))
    // What it can be taken as besides.
    if let other = (T.transferRepresentation as? any ProxyTransfer)?.export(value), let text = other as? String {
      provider.registerObject(text as NSString, visibility: .all)
    }
    return provider
  }

  /// The value of a type that a provider carries, as it is or by the type's own description.
  static func value<T: Transferable>(_ provider: NSItemProvider, as type: T.Type) -> T? {
    for carried in provider.carriedValues {
      if let value = carried as? T { return value }
      if let other = exported(carried) as? T { return other }
      if let made = (T.transferRepresentation as? any ProxyTransfer)?.take(carried) as? T { return made }
    }
    return nil
  }

  private static func exported(_ value: Any) -> Any? {
    func open<V: Transferable>(_ value: V) -> Any? { (V.transferRepresentation as? any ProxyTransfer)?.export(value) }
    return (value as? any Transferable).flatMap { open($0) }
  }

  private static func knownProvider(_ value: Any) -> NSItemProvider? {
    switch value {
    case let text as String: NSItemProvider(object: text as NSString)
    case let url as URL: NSItemProvider(object: url as NSURL)
    default: nil
    }
  }
}

extension NSItemProvider {
  /// The values in it, as Swift knows them.
  fileprivate var carriedValues: [Any] {
    carriedObjects.map { object in
      switch object {
      case let carried as TransferredValue: carried.value
      case let text as NSString: text as String
      case let url as NSURL: url as URL
      case let data as NSData: data as Data
      default: object
      }
    }
  }
}

/// A description by another value, whatever its types.
protocol ProxyTransfer {
  func export(_ value: Any) -> Any?
  func take(_ value: Any) -> Any?
}
