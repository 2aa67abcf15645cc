import CellTrace

/// The identity of a bug, the same in every run, on every machine and after unrelated edits.
///
/// It is made of the detector's id, the cell's type, the property path and kinds. It holds no rendered number, no message, no line,
/// no item and no script: a changed title, a moved line or another way to the same bug keeps it.
package enum Fingerprint {
  /// The fingerprint of a finding: 16 hexadecimal digits.
  /// - Parameter scenario: Takes the place of the property when nothing of the app's own is known, so that unrelated findings
  ///   do not fall together.
  package static func of(_ finding: Finding, scenario: String = "") -> String {
    let isBare = finding.property.isEmpty && finding.shape.isEmpty
    return of(
      detector: finding.detector, cellType: finding.cellType, property: finding.property,
      shape: isBare ? [scenario] : finding.shape)
  }

  /// The fingerprint of a finding's identifying parts, as a baseline keeps them.
  package static func of(detector: String, cellType: String, property: String, shape: [String]) -> String {
    hexadecimal(hash([detector, normalized(cellType), normalized(property)] + shape))
  }

  /// A type name or path without what changes from build to build: sibling ordinals become `[x]`, and the address by which
  /// reflection names a private context goes.
  package static func normalized(_ name: String) -> String {
    var result = ""
    var rest = QualifiedTypeName.withoutAddresses(name)[...]
    while let open = rest.firstIndex(where: { $0 == "[" || $0 == "(" }) {
      let close: Character = rest[open] == "[" ? "]" : ")"
      guard let end = rest[open...].firstIndex(of: close) else { break }
      let inside = rest[rest.index(after: open)..<end]
      result += rest[..<open]
      rest = rest[rest.index(after: end)...]
      if close == "]", !inside.isEmpty, inside.allSatisfy(\.isNumber) {
        result += "[x]"
      } else {
        result.append(close == "]" ? "[" : "(")
        // What is inside may hold brackets of its own.
        rest = inside + String(close) + rest
      }
    }
    return result + rest
  }

  /// FNV-1a over the parts, with a separator that no name contains.
  private static func hash(_ parts: [String]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    for part in parts {
      for byte in part.utf8 { mix(byte) }
      mix(0x1F)
    }
    return hash
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
