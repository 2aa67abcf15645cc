import SelectorDispatch
import Testing
import UIKit

/// The app in the folder `App` is compiled by the plug-in into this module; here it runs.
@Suite("An app's own files, compiled and run") @MainActor struct SendingTests {
  private func made<Controller: FormsViewController>(_ type: Controller.Type) -> Controller {
    let controller = Controller()
    controller.loadViewIfNeeded()
    return controller
  }

  @Test("A control sends selectors without, with one and with two arguments, to private methods too")
  func controls() {
    let controller = made(FormsViewController.self)
    controller.button.sendActions(for: .touchUpInside)
    controller.button.sendActions(for: .touchDown)
    controller.button.sendActions(for: .valueChanged)
    #expect(controller.log == ["tapped", "pressed true", "changed true"])
  }

  @Test("Of overloads, the cast and the given name decide")
  func overloads() {
    let controller = made(FormsViewController.self)
    controller.button.sendActions(for: .editingDidEnd)
    controller.perform(controller.selectors[4], with: "text")
    #expect(controller.selectors[4] == Selector("handleText:"))
    #expect(controller.log == ["handle button", "handle text"])
  }

  @Test("A bar button sends to a method of an extension, and observers get notifications in the type they ask for")
  func barButtonsAndNotifications() throws {
    let controller = made(FormsViewController.self)
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
    NotificationCenter.default.post(name: .formsChanged, object: "x")
    #expect(controller.log == ["add", "received x", "old formsChanged"])
    NotificationCenter.default.removeObserver(controller)
    NotificationCenter.default.post(name: .formsChanged, object: "y")
    #expect(controller.log.count == 3)
  }

  @Test("An observer that is gone gets nothing, and the center does not hold it")
  func goneObserver() {
    weak var gone: FormsViewController?
    do { gone = made(FormsViewController.self) }
    NotificationCenter.default.post(name: .formsChanged, object: nil)
    #expect(gone == nil)
  }

  @Test("A subclass's override is what runs, in its body or in an extension")
  func overrides() {
    let controller = made(SpecialFormsViewController.self)
    controller.perform(Selector("overridden"))
    controller.viewWillAppear(true)
    controller.perform(Selector("inExtension"))
    #expect(controller.log == ["special", "will appear true", "base extension", "special extension"])
    #expect(controller.prefersStatusBarHidden)
  }

  @Test("Optional methods of the app's own and of UIKit's protocols are called if they are there")
  func optionalMethods() {
    final class Nothing: PickerDelegate { func pickerDidEnd() {} }
    let controller = made(FormsViewController.self)
    let nothing = Nothing()
    controller.delegate = nothing
    controller.callOptionals()
    #expect(controller.log == ["no title", "no closure"])

    let (log, scrolling) = (PickerLog(), ScrollLog())
    controller.delegate = log
    controller.scrollDelegate = scrolling
    controller.onTap = { "closure \($0)" }
    controller.log = []
    controller.callOptionals()
    #expect(controller.log == ["a title", "a title", "closure 1"])
    #expect(log.picked == [3, 4])
    #expect((nothing as any PickerDelegate).pace == nil && (log as any PickerDelegate).pace == 2.5 && log.pace == 2.5)
    #expect(scrolling.count == 1)
  }

  @Test("#keyPath and #selector are what Objective-C would have")
  func names() {
    let controller = FormsViewController()
    #expect(controller.keys == ["name", "label.text", "hidden"])
    #expect(
      controller.selectors.map(\.description) == [
        "name", "setName:", "tapped", "tapped", "handleText:", "moveTo:at:", "layoutIfNeeded",
      ])
    controller.perform(controller.selectors[1], with: "second")
    #expect(controller.name == "second")
    #expect(controller.perform(controller.selectors[0])?.takeUnretainedValue() as? String == "second")
  }

  @Test("responds(to:) knows methods of the class, of its superclass and what Swift declares for a protocol of UIKit's")
  func responding() {
    let controller = SpecialFormsViewController()
    #expect(controller.responds(to: Selector("tapped")))
    #expect(controller.responds(to: Selector("onPhone")))
    #expect(!controller.responds(to: Selector("onMac")))
    #expect(!controller.responds(to: Selector("handle")))
    #expect(SpecialFormsViewController.instancesRespond(to: Selector("add")))
  }

  @Test("Private classes, generic classes and @objcMembers have their methods")
  func unusualClasses() {
    #expect(FormsViewController().useHidden() == 3)
    let box = IntBox()
    box.perform(Selector("open:"), with: nil)
    box.perform(Selector("close"))
    #expect(box.opened == ["Int", "closed"])
    let pair = Boxes.Pair<String>()
    pair.perform(Selector("open:"), with: nil)
    pair.perform(Selector("close:"), with: nil)
    #expect(pair.opened == ["a pair of String", "closed"])
    let named = Named()
    named.perform(Selector("open:"), with: nil)
    #expect(named.opened == ["named"])
    let text = Box<String>()
    text.perform(Selector("open:"), with: nil)
    #expect(text.opened == ["String"])
    #expect(!text.responds(to: Selector("close")))
    let everything = Everything()
    everything.perform(Selector("first"))
    #expect(everything.perform(Selector("second:"), with: NSNumber(value: 2))?.takeUnretainedValue() as? String == "second 2")
    #expect(!SelectorSending.responds(everything, to: Selector("missing")))
  }

  @Test("An action for nobody in particular climbs from the sender")
  func responderChain() {
    let view = ActionView()
    let controller = made(FormsViewController.self)
    view.addSubview(controller.button)
    controller.button.sendActions(for: .editingChanged)
    #expect(view.climbed == 1)
  }

  @Test("A timer has what was given with it")
  func timerInfo() {
    let model = FormsModel()
    model.start()
    model.timer?.fire()
    #expect(model.ticks == 1 && model.info == "seconds")
    model.timer?.invalidate()
  }

  @Test("The app's code is on iOS, and its places are its own files")
  func surroundings() {
    #expect(FormsViewController.system == "iOS")
    #expect(FormsModel().place == "AppFormsTests/Model.swift:16")
    #expect((UIApplication.shared.delegate as? AppDelegate)?.greeting == "made by the app")
  }

  @Test("OBJC-01 a message that nobody can take ends the run with the exception of a phone")
  func unrecognized() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let button = UIButton()
        button.addTarget(Everything(), action: Selector("tapped"), for: .touchUpInside)
        let target = Everything()
        button.addTarget(target, action: Selector("tapped"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        withExtendedLifetime(target) {}
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("-[AppFormsTests.Everything tapped]: unrecognized selector sent to instance"))
  }

  @Test("What a delegate has no method for goes to the object that it names in its place")
  func forwarded() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (source, listener) = (ForwardingSource(), ScrollListener())
    source.listener = listener
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    listener.heard = []
    table.contentOffset.y = 20
    #expect(listener.heard == ["scrolled to 20"])
    #expect(!source.scrollViewShouldScrollToTop(table) && source.viewForZooming(in: table) == nil)
    source.perform(Selector("refresh:"), with: nil)
    #expect(listener.heard == ["scrolled to 20", "refresh"])
    #expect(source.responds(to: Selector("scrollViewDidScroll:")) && !source.responds(to: Selector("scrollViewDidZoom:")))
    source.listener = nil
    table.contentOffset.y = 30
    #expect(listener.heard.count == 2 && source.scrollViewShouldScrollToTop(table))
  }

  @Test(
    "What an extension of UIKit's class declares is overridden by the app's own classes, whatever the type of the variable is")
  func overriddenExtension() {
    let pictures: [UIImageView] = [UIImageView(), FilmView(), LongFilmView()]
    #expect(pictures.map { $0.preloads() } == [true, false, true])
    #expect(!FilmView().preloads() && FilmView().responds(to: Selector("preloads")))
  }
}
