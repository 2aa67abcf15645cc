import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("What a field calls while it is edited", .serialized) struct TextFieldCallbackTests {
  private func settle(_ hosted: Hosted) {
    hosted.settle()
    hosted.settle()
  }

  private func touchField(_ hosted: Hosted) {
    guard let frame = hosted.elements.first(where: { $0.role == .textField })?.frame else {
      Issue.record("there is no field to touch, but \(hosted.paths)")
      return
    }
    hosted.tap(at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    hosted.settle()
  }

  @Test("a field's onEditingChanged hears of the keyboard, its onCommit of the return key")
  func fieldCalls() {
    struct Field: View {
      let history: History
      @State private var text = ""
      var body: some View {
        TextField("name", text: $text, onEditingChanged: { history("editing \($0)") }, onCommit: { history("commit \(text)") })
      }
    }
    let history = History()
    let hosted = Hosted(Field(history: history))
    touchField(hosted)
    #expect(history.take() == ["editing true"])
    hosted.graph.insertText("A")
    hosted.graph.insertText("\n")
    settle(hosted)
    #expect(Set(history.take()) == ["commit A", "editing false"])
  }

  @Test("a closure after a field without values is its onCommit")
  func trailingCommit() {
    struct Field: View {
      @State private var text = ""
      @State private var sent = "nothing"
      var body: some View {
        TextField("name", text: $text) { sent = text }
        Text(sent)
      }
    }
    let hosted = Hosted(Field())
    touchField(hosted)
    hosted.graph.insertText("A")
    hosted.graph.insertText("\n")
    settle(hosted)
    #expect(hosted.texts.last == "A")
  }
}
