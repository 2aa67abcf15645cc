import CellHarness
import CellTrace

/// A test made from a finding: it fails for the same reason until the screen is fixed, and passes then.
package enum EmittedTest {
  /// A file for Swift Testing.
  /// - Parameter ownModule: The module that the file will be in, if that is known: it needs no import of itself.
  package static func swiftTesting(_ regression: Regression, in ownModule: String? = nil) -> String {
    let parts = regression.head.screen.split(separator: ".").map(String.init)
    let module = parts.first ?? ""
    let type = parts.dropFirst().joined(separator: ".")
    var lines = ["import CellHarnessTesting", "import Testing", ""]
    if module != ownModule { lines += ["@testable import \(module)", ""] }
    lines.append("/// \(oneLine(regression.head.summary))")
    lines.append("@Test(\(InteractionSource.literal(title(regression))))")
    lines.append("func \(functionName(regression, type))_\(regression.head.fingerprint.prefix(8))() {")
    lines.append("  expectNoFindings(")
    lines.append(
      "    in: \(type).self,\(traits(regression)) profiles: [.\(regression.head.profile)], policies: \(policies(regression)),")
    lines.append("    failsOn: .warning, seed: \(regression.head.seed),")
    lines.append("    script: [")
    for step in regression.steps {
      lines.append("      // \(oneLine(step.words))")
      lines.append("      \(InteractionSource.of(step.step)),")
    }
    lines += ["    ])", "}", ""]
    return lines.joined(separator: "\n")
  }

  private static func title(_ regression: Regression) -> String {
    "\(regression.head.detector): \(oneLine(regression.head.summary))"
  }

  static func functionName(_ regression: Regression, _ type: String) -> String {
    let words = (type + "-" + regression.head.detector).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func policies(_ regression: Regression) -> String {
    let others = regression.head.policies.filter { $0 != Policy.lifo.name }
    return others.isEmpty ? ".base" : ".named(\(others.map(InteractionSource.literal).joined(separator: ", ")))"
  }

  private static func traits(_ regression: Regression) -> String {
    let traits = regression.head.traits
    var changes: [String] = []
    if traits.device != .iPhone14 { changes.append(".device(.\(traits.device.name))") }
    if let width = traits.width { changes.append(".width(\(width))") }
    if let scale = traits.scale { changes.append(".scale(\(scale))") }
    if traits.textSize != .large { changes.append(".textSize(.\(traits.textSize.rawValue))") }
    if traits.isDark { changes.append(".dark") }
    if traits.isRightToLeft { changes.append(".rightToLeft") }
    if traits.isBoldText { changes.append(".boldText") }
    if traits.isHighContrast { changes.append(".highContrast") }
    if traits.hasSafeArea { changes.append(".safeArea") }
    return changes.isEmpty ? "" : " traits: [\(changes.joined(separator: ", "))],"
  }

  static func oneLine(_ text: String) -> String { text.split(separator: "\n").joined(separator: " ") }
}
