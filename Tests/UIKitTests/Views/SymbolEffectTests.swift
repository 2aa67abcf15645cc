import Foundation
import HeadlessCore
import Testing

@testable @_spi(CellHarness) import UIKit

@MainActor @Suite("Effects of symbols") struct SymbolEffectTests {
  init() { RunState.begin() }

  private func shown(_ view: UIImageView) -> String? {
    var builder = AppearanceBuilder()
    view.describe(into: &builder)
    return builder.elements.first?["symbolEffects"]
  }

  @Test("an effect that lasts is there until it is taken away: a reused cell shows it")
  func lasting() {
    let view = UIImageView(image: UIImage(systemName: "wifi"))
    #expect(shown(view) == nil)
    view.addSymbolEffect(.variableColor.iterative)
    view.addSymbolEffect(.pulse, options: .repeating)
    #expect(shown(view) == "VariableColorSymbolEffect, PulseSymbolEffect")
    view.removeSymbolEffect(ofType: .pulse)
    #expect(shown(view) == "VariableColorSymbolEffect")
    view.removeAllSymbolEffects()
    #expect(shown(view) == nil)
  }

  @Test("another symbol is there at once, and the completion says what ended")
  func replacing() throws {
    let view = UIImageView(image: UIImage(systemName: "play"))
    var ended: [String] = []
    let pause = try #require(UIImage(systemName: "pause"))
    view.setSymbolImage(pause, contentTransition: .replace.downUp) { ended.append("\($0.effect) \($0.isFinished)") }
    #expect(view.image === pause)
    #expect(ended.isEmpty)
    HostLoop.advance(by: 1)
    #expect(ended == ["ReplaceSymbolEffect true"])
  }
}
