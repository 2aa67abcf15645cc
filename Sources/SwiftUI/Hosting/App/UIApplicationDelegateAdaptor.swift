import Combine
import Observation
import UIKit

/// Gives an app a delegate: made with the app, told that it launched, and put into the environment if it can be observed (IN-10).
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateType()
    UIApplication.shared.delegate = wrappedValue
  }

  /// Creates the delegate, which views can observe.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
    let made = DelegateType()
    wrappedValue = made
    UIApplication.shared.delegate = made
    HostingRunState.current.injectAppDelegate = { AnyView($0.environmentObject(made)) }
  }

  /// Creates the delegate, which views can observe.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
    let made = DelegateType()
    wrappedValue = made
    UIApplication.shared.delegate = made
    HostingRunState.current.injectAppDelegate = { AnyView($0.environment(made)) }
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

/// What an app shows when it opens.
@_spi(CellHarness) @MainActor public enum HostedApp {
  /// Makes the app with its delegate, tells the delegate that it launched, and shows the first window's content. Nil if the app
  /// has no window.
  public static func rootViewController<A: App>(_ type: A.Type) -> UIViewController? {
    HostingRunState.current.injectAppDelegate = nil
    HostingRunState.current.opensWholeApp = true
    UIApplication.shared.delegate = nil
    let app = type.init()
    let application = UIApplication.shared
    _ = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
    guard let content = SceneWindows.of(app.body).first else { return nil }
    return UIHostingController(rootView: HostingRunState.current.injectAppDelegate?(content) ?? content)
  }
}
