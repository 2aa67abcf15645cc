import Foundation
import Testing

@testable @_spi(CellHarness) import UIKit

@MainActor @Suite("Items of the pasteboard") struct PasteboardItemTests {
  @Test("items by type are what the pasteboard hands out, and who observes it is told")
  func items() {
    let board = UIPasteboard()
    nonisolated(unsafe) var changes = 0
    let observer = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: board, queue: nil) {
      _ in
      changes += 1
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    board.setItems([["public.utf8-plain-text": Data("tea".utf8)]], options: [.localOnly: true])
    #expect(board.string == "tea")
    #expect(board.contains(pasteboardTypes: ["public.utf8-plain-text"]))
    board.addItems([["public.url": URL(string: "https://example.com")!]])
    #expect(board.types == ["public.utf8-plain-text", "public.url"])
    #expect(board.data(forPasteboardType: "public.url") == Data("https://example.com".utf8))
    #expect(board.numberOfItems == 2)
    board.color = .red
    #expect(board.hasColors && !board.hasStrings)
    #expect(changes == 3)
  }
}
