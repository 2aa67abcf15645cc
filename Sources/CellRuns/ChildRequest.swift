import CInterposer
import Foundation

/// What a child is to do. One byte for the kind, then the kind's own bytes: nothing that costs a child time to decode.
package enum ChildRequest: Sendable {
  /// Prove that every call is interposed; the reply is a ``InterposedCallReport``.
  case selfTest
  /// Play a script; `ScriptChild` understands it.
  case script(Data)
  /// Play a script and stay alive for more interactions; `LiveChild` understands it.
  case live(Data)
  /// Call a function of this program, at its address.
  case function(ChildFunction, argument: Data)

  /// A function without context. It gets a ``ChildCall``'s address: `ChildCall.at($0)`.
  package typealias ChildFunction = @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void

  var encoded: [UInt8] {
    switch self {
    case .selfTest: return [0]
    case .script(let data): return [1] + data
    case .live(let data): return [3] + data
    case .function(let function, let argument):
      var offset = Int64(ci_code_offset(unsafeBitCast(function, to: UnsafeRawPointer.self)))
      return [2] + withUnsafeBytes(of: &offset) { Array($0) } + argument
    }
  }

  init?(decoding bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return nil }
    switch bytes[0] {
    case 0: self = .selfTest
    case 1: self = .script(Data(bytes: start + 1, count: bytes.count - 1))
    case 3: self = .live(Data(bytes: start + 1, count: bytes.count - 1))
    case 2:
      guard bytes.count >= 9, let address = ci_code_at(Int(bytes.loadUnaligned(fromByteOffset: 1, as: Int64.self)))
      else { return nil }
      let argument = Data(bytes: start + 9, count: bytes.count - 9)
      self = .function(unsafeBitCast(address, to: ChildFunction.self), argument: argument)
    default: return nil
    }
  }
}

/// One call of a function in a child: what it was given, and where its reply goes.
package final class ChildCall {
  /// What the parent sent along.
  package let argument: Data
  /// Takes the reply.
  package let reply: ChildReply

  init(argument: Data, reply: ChildReply) {
    self.argument = argument
    self.reply = reply
  }

  /// The call at the address that a ``ChildRequest/ChildFunction`` got.
  package static func at(_ pointer: UnsafeMutableRawPointer) -> ChildCall {
    Unmanaged<ChildCall>.fromOpaque(pointer).takeUnretainedValue()
  }
}

/// The way back to the parent. What is written arrives even if the child traps afterwards.
package struct ChildReply: Sendable {
  var descriptor: Int32

  /// Sends the bytes to the parent.
  package func write(_ data: Data) { data.withUnsafeBytes(write) }

  /// Sends the bytes to the parent.
  package func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes(write) }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }

  /// Sends the text to the parent, in UTF-8.
  package func write(_ text: String) { write(Data(text.utf8)) }
}
