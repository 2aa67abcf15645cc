import Foundation
@_spi(CellHarness) import UIKit
import UniformTypeIdentifiers

/// A value on its way: it stays as it is, says of which types it is, and is written as its type describes for who asks for data.
final class TransferredValue: NSObject, NSItemProviderWriting, @unchecked Sendable {
  static var writableTypeIdentifiersForItemProvider: [String] { ["public.data"] }
  private(set) lazy var value: Any = make()
  private let make: () -> Any
  private let written: [any DataTransfer]

  private init<T: Transferable>(_ make: @escaping () -> T) {
    self.make = make
    written = T.transferRepresentation.all.compactMap { $0 as? any DataTransfer }
  }

  var writableTypeIdentifiersForItemProvider: [String] {
    written.isEmpty ? Self.writableTypeIdentifiersForItemProvider : written.map(\.typeIdentifier)
  }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    guard let written = written.first(where: { $0.typeIdentifier == typeIdentifier }) ?? written.first else {
      completionHandler(nil, CocoaError(.fileReadUnsupportedScheme))
      return nil
    }
    written.write(value, completionHandler)
    return nil
  }

  /// What carries a value: texts, addresses and images as their objects, so that UIKit's code reads them too.
  static func provider<T: Transferable>(_ value: T) -> NSItemProvider {
    if let known = knownProvider(value) { return known }
    let provider = NSItemProvider(object: TransferredValue { value })
    // What it can be taken as besides.
    for other in proxies(of: T.self).compactMap({ $0.export(value) }) {
      switch other {
      case let text as String: provider.registerObject(text as NSString, visibility: .all)
      case let url as URL: provider.registerObject(url as NSURL, visibility: .all)
      default: break
      }
    }
    return provider
  }

  /// Promises a value, which is made when somebody wants it. Texts and addresses are promised as their objects, too.
  fileprivate static func promise<T: Transferable>(_ make: @escaping @Sendable () -> T, in provider: NSItemProvider) {
    let carried = TransferredValue(make)
    func promise(_ type: any NSItemProviderWriting.Type, _ object: @escaping @Sendable (Any) -> (any NSItemProviderWriting)?) {
      provider.registerObject(ofClass: type, visibility: .all) { done in
        done(object(carried.value), nil)
        return nil
      }
    }
    if T.self == String.self { promise(NSString.self) { ($0 as? String).map { $0 as NSString } } }
    if T.self == URL.self { promise(NSURL.self) { ($0 as? URL).map { $0 as NSURL } } }
    provider.registerObject(carried, visibility: .all)
  }

  /// The value of a type that a provider carries, as it is or by the type's own description.
  static func value<T: Transferable>(_ provider: NSItemProvider, as type: T.Type) -> T? {
    for carried in provider.carriedValues {
      if let value = carried as? T { return value }
      if let other = exported(carried).lazy.compactMap({ $0 as? T }).first { return other }
      if let made = proxies(of: T.self).lazy.compactMap({ $0.take(carried) as? T }).first { return made }
    }
    return nil
  }

  private static func exported(_ value: Any) -> [Any] {
    func open<V: Transferable>(_ value: V) -> [Any] { proxies(of: V.self).compactMap { $0.export(value) } }
    return (value as? any Transferable).map { open($0) } ?? []
  }

  private static func proxies<T: Transferable>(of type: T.Type) -> [any ProxyTransfer] {
    T.transferRepresentation.all.compactMap { $0 as? any ProxyTransfer }
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

/// A description as data of a type, whatever the value's type.
protocol DataTransfer {
  var typeIdentifier: String { get }
  func write(_ value: Any, _ done: @escaping @Sendable (Data?, (any Error)?) -> Void)
}

extension DataTransfer {
  /// Hands over what an asynchronous closure of the app's makes.
  func write(_ done: @escaping @Sendable (Data?, (any Error)?) -> Void, _ make: @escaping @Sendable () async throws -> Data) {
    Task { @MainActor in
      do {
        done(try await make(), nil)
      } catch {
        done(nil, error)
      }
    }
  }
}

/// A description by another value, whatever its types.
protocol ProxyTransfer {
  func export(_ value: Any) -> Any?
  func take(_ value: Any) -> Any?
}

extension NSItemProvider {
  /// Puts a value in, which is made when somebody wants it.
  public func register<T>(_ transferable: @autoclosure @escaping @Sendable () -> T) where T: Transferable {
    TransferredValue.promise(transferable, in: self)
  }
  /// Takes a value out, the value itself or something that its type takes for it.
  @discardableResult public func loadTransferable<T>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress where T: Transferable {
    let value = TransferredValue.value(self, as: T.self)
    DispatchQueue.main.async {
      completionHandler(value.map { .success($0) } ?? .failure(CocoaError(.coderValueNotFound)))
    }
    return Progress(totalUnitCount: 1)
  }
}
