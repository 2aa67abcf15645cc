import Testing

@testable import HeadlessCore

/// What a function is called in reports of pending work.
@Suite struct FunctionNameTests {
  @Test(
    "A function goes by its type and labels, a closure by the function it is written in",
    arguments: [
      ("App.PictureCell.configure(with: App.Picture) -> ()", "App", "PictureCell.configure(with:)"),
      ("closure #1 @Sendable () -> () in App.Cell.load() -> ()", "App", "Cell.load()"),
      (
        "partial apply forwarder for closure #2 () -> () in closure #1 () -> () in App.Cell.show(_: Swift.Int, at: (A, B)) -> ()",
        "App", "Cell.show(_:at:)"
      ),
      ("(2) await resume partial function for App.Store.refresh() async -> ()", "App", "Store.refresh()"),
      ("(extension in App):UIKit.UIView.fade(after: Swift.Double) -> ()", "App", "UIView.fade(after:)"),
      ("closure #1 () -> () in (extension in App):UIKit.UIView.fade() -> ()", "App", "UIView.fade()"),
      ("App.(Gallery in _0F3A9C).show() -> ()", "App", "Gallery.show()"),
      ("closure #1 () -> () in App.Row.body.getter : some", "App", "Row.body"),
      ("static App.Loader.shared.getter : App.Loader", "App", "Loader.shared"),
      ("App.load<A where A: App.P>(A) -> ()", "App", "load(_:)"),
      ("App.Cell.init(frame: __C.CGRect) -> App.Cell", "App", "Cell.init(frame:)"),
    ])
  func names(text: String, module: String, name: String) throws {
    let function = try #require(FunctionName(text))
    #expect(function.module == module)
    #expect(function.name == name)
  }

  @Test(
    "Thunks and functions of no source have no name",
    arguments: ["reabstraction thunk helper from @escaping () -> ()", "main", "variable initialization expression of App.x"])
  func nameless(text: String) { #expect(FunctionName(text) == nil) }
}
