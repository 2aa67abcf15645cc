import Dispatch
@_exported import Foundation

/// Watches the connection: in a run there is one over Wi-Fi, from the start on and for good.
public final class NWPathMonitor: @unchecked Sendable {
  public init() { required = nil }
  public init(requiredInterfaceType: NWInterface.InterfaceType) { required = requiredInterfaceType }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    required = prohibitedInterfaceTypes.contains(.wifi) ? .other : nil
  }

  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?
  public var currentPath: NWPath { NWPath(status: required == nil || required == .wifi ? .satisfied : .unsatisfied) }

  /// Tells the handler of the connection, on the queue.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [weak self] in
      guard let self, !isCancelled else { return }
      pathUpdateHandler?(currentPath)
    }
  }
  public func cancel() { isCancelled = true }

  private let required: NWInterface.InterfaceType?
  private var isCancelled = false
}

/// A connection.
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public let status: Status
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }
  public var supportsDNS: Bool { status == .satisfied }
  public var availableInterfaces: [NWInterface] { status == .satisfied ? [NWInterface(name: "en0", type: .wifi)] : [] }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { status == .satisfied && type == .wifi }
}

/// What a connection goes over.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable, CaseIterable { case other, wifi, cellular, wiredEthernet, loopback }
  public let name: String
  public let type: InterfaceType
}
