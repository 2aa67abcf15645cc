import CellTrace
import HeadlessCore
import Observation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PropertyUpdateTests {
  @Observable final class Model {
    var name = "a"
    var unread = 0
  }

  final class Notes { var lines: [String] = [] }

  final class NameView: UIView {
    var model = Model()
    var notes = Notes()
    override func updateProperties() {
      super.updateProperties()
      notes.lines.append("properties \(model.name)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      notes.lines.append("layout")
    }
  }

  final class NameController: UIViewController {
    let model = Model()
    let notes = Notes()
    override func loadView() {
      let made = NameView()
      (made.model, made.notes) = (model, notes)
      view = made
    }
    override func updateProperties() { notes.lines.append("controller \(model.name)") }
    override func viewWillLayoutSubviews() { notes.lines.append("will layout") }
  }

  @Test("CC-32 properties are updated before layout, once for several requests, and again when what they read changes")
  func phase() {
    RunState.begin(RunConfiguration(profile: .iOS18))
    let controller = NameController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    func take() -> [String] {
      HostLoop.runFrames()
      defer { controller.notes.lines = [] }
      return controller.notes.lines
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(take() == ["controller a", "properties a", "will layout", "layout"])
    controller.view.setNeedsUpdateProperties()
    controller.view.setNeedsUpdateProperties()
    #expect(take() == ["properties a"])
    controller.view.setNeedsLayout()
    #expect(take() == ["will layout", "layout"])
    controller.model.name = "b"
    #expect(take() == ["controller b", "properties b"])
    controller.model.unread = 1
    #expect(take() == [])
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(controller.notes.lines == ["controller b"])
    #expect(take() == ["controller b"])
  }

  @Test("CC-31 layout follows what it reads where the system tracks, and nowhere else")
  func tracking() {
    final class Reader: UIView {
      var model = Model()
      var seen: [String] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        seen.append(model.name)
      }
    }
    for (profile, expected) in [(Profile.iOS17, ["a"]), (.iOS18, ["a"]), (.iOS26, ["a", "b"])] {
      RunState.begin(RunConfiguration(profile: profile))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = Reader()
      window.addSubview(view)
      window.isHidden = false
      HostLoop.runFrames()
      view.model.name = "b"
      HostLoop.runFrames()
      #expect(view.seen == expected)
    }
  }
}
