import HeadlessCore
@_spi(CellHarness) import UIKit

extension HostingView: PlatformServices {
  func keyboardGoes() { KeyboardLoss.last = KeyboardLoss(item: graph.owner?().item) }

  /// The view controller whose view the hosting view is in.
  private var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  func present(_ presentation: Presentation) -> (any PresentationHandle)? {
    guard let presenter = nearestController else { return nil }
    switch presentation.content {
    case .screen(let kind, let screen, let environment):
      let controller = PresentedController(screen, environment, presentation.ended)
      switch kind {
      case .sheet: controller.modalPresentationStyle = .pageSheet
      case .fullScreenCover: controller.modalPresentationStyle = .fullScreen
      case .popover: controller.modalPresentationStyle = .popover
      }
      presenter.present(controller, animated: true)
      return controller
    case .question(let question):
      let alert = AlertHandle(question)
      presenter.present(alert.controller, animated: true)
      return alert
    case .share(let items):
      let sheet = ShareHandle(items, presentation.ended)
      presenter.present(sheet.controller, animated: true)
      return sheet
    case .colors(let title, let present, let choose):
      let sheet = ColorsHandle(title, present, choose, presentation.ended)
      presenter.present(sheet.controller, animated: true)
      return sheet
    }
  }

  func apply(_ trait: SheetTrait) {
    // A sheet is the outermost container in it.
    var controller = nearestController
    while let parent = controller?.parent { controller = parent }
    switch trait {
    case .staysUp(let isKept): controller?.isModalInPresentation = isKept
    case .letsTouchesThrough(let isOpen):
      controller?.sheetPresentationController?.largestUndimmedDetentIdentifier = isOpen ? .large : nil
    }
  }

  func openMenu(_ entries: [MenuEntry]) -> Bool {
    HostedMenu.open(HostedMenu.menu(entries), from: touchedPart ?? self)
  }

  func push(_ screen: AnyView, _ environment: EnvironmentValues) -> Bool {
    guard let navigation = nearestController?.navigationController else { return false }
    let controller = UIHostingController(rootView: screen)
    controller.replace(screen, environment.presented { [weak navigation] in navigation?.popViewController(animated: true) })
    navigation.pushViewController(controller, animated: true)
    return true
  }
}

/// The screen of a sheet: tells when it is gone.
@MainActor private final class PresentedController: UIHostingController<AnyView>, PresentationHandle {
  private var ended: (() -> Void)?

  init(_ screen: AnyView, _ environment: EnvironmentValues, _ ended: @escaping () -> Void) {
    self.ended = ended
    super.init(rootView: screen)
    replace(screen, environment)
  }

  required init?(coder: NSCoder) { nil }

  func update(_ screen: AnyView, _ environment: EnvironmentValues) { replace(screen, environment) }

  func end() {
    ended = nil
    presentingViewController?.dismiss(animated: true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil else { return }
    let tell = ended
    ended = nil
    tell?()
  }
}

/// A question as an alert of UIKit's, which the host's finger can answer.
@MainActor private final class AlertHandle: PresentationHandle {
  let controller: UIAlertController

  init(_ question: Question) {
    controller = UIAlertController(
      title: question.title.isEmpty ? nil : question.title, message: question.message,
      preferredStyle: question.isActionSheet ? .actionSheet : .alert)
    for field in question.fields {
      controller.addTextField {
        $0.placeholder = field.placeholder
        $0.text = field.text
        $0.isSecureTextEntry = field.isSecure
      }
    }
    for answer in question.answers {
      let style: UIAlertAction.Style =
        answer.role == .destructive ? .destructive : answer.role == .cancel ? .cancel : .default
      let action = UIAlertAction(title: answer.title, style: style) { [weak controller] _ in
        answer.act(controller?.textFields?.map { $0.text ?? "" } ?? [])
      }
      action.origin = answer.origin
      action.isEnabled = answer.isEnabled
      controller.addAction(action)
    }
  }

  func update(_ screen: AnyView, _ environment: EnvironmentValues) {}

  func end() { controller.presentingViewController?.dismiss(animated: false) }
}

/// A share sheet of UIKit's, which the host's finger can use.
@MainActor private final class ShareHandle: PresentationHandle {
  let controller: UIActivityViewController

  init(_ items: [String], _ ended: @escaping () -> Void) {
    controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.completionWithItemsHandler = { _, _, _, _ in ended() }
  }

  func update(_ screen: AnyView, _ environment: EnvironmentValues) {}

  func end() {
    controller.completionWithItemsHandler = nil
    controller.presentingViewController?.dismiss(animated: false)
  }
}

/// A sheet of colours of UIKit's, which the host's finger can use.
@MainActor private final class ColorsHandle: PresentationHandle {
  let controller = UIColorPickerViewController()

  init(_ title: String, _ present: Color, _ choose: @escaping @MainActor (Color) -> Void, _ ended: @escaping () -> Void) {
    controller.title = title
    controller.selectedColor = UIColor(present)
    controller.chosen = { color in
      let parts = (color.cgColor.components ?? []).map(Double.init)
      guard parts.count == 4 else { return }
      choose(Color(red: parts[0], green: parts[1], blue: parts[2]))
    }
    controller.closed = ended
  }

  func update(_ screen: AnyView, _ environment: EnvironmentValues) {}

  func end() {
    (controller.chosen, controller.closed) = (nil, nil)
    controller.presentingViewController?.dismiss(animated: false)
  }
}
