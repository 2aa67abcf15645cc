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

  @Test("from symbol to symbol, with whatever effect stands in where they are not alike")
  func magic() throws {
    let view = UIImageView(image: UIImage(systemName: "doc"))
    func show(_ name: String, _ effect: some ContentTransitionSymbolEffect & SymbolEffect) throws -> String {
      let next = try #require(UIImage(systemName: name))
      var ended: [String] = []
      view.setSymbolImage(next, contentTransition: effect) { ended.append("\($0.effect)") }
      #expect(view.image === next && ended.isEmpty)
      HostLoop.advance(by: 1)
      return ended.joined()
    }
    #expect(try show("1.circle", .replace.magic(fallback: .downUp.byLayer)) == "MagicReplace")
    #expect(try show("2.circle", .replace.magic(fallback: .offUp.wholeSymbol)) == "MagicReplace")
    #expect(try show("3.circle", .replace.magic(fallback: .upUp)) == "MagicReplace")
    #expect(try show("4.circle", .replace.magic(fallback: .replace)) == "MagicReplace")
  }
}
