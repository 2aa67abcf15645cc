@_spi(CellHarness) import SwiftUI

/// A product with its price. It is in no store: what stands in its place is shown.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let placeholder: PlaceholderIcon
  private let icon: Icon

  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { (self.icon, placeholder) = (icon(), placeholderIcon()) }
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == AutomaticProductPlaceholderIcon {
    (self.icon, placeholder) = (icon(), AutomaticProductPlaceholderIcon())
  }
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == AutomaticProductPlaceholderIcon {
    (icon, placeholder) = (EmptyView(), AutomaticProductPlaceholderIcon())
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == EmptyView { (self.icon, placeholder) = (icon(), EmptyView()) }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {
    (icon, placeholder) = (EmptyView(), EmptyView())
  }

  public var body: some View { placeholder }
}

/// What stands in the place of a product's picture.
public struct AutomaticProductPlaceholderIcon: View {
  public var body: some View { Image(systemName: "app.dashed").foregroundStyle(.secondary) }
}

/// Products that can be bought. None is in a store, and none is shown.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {}
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  public var body: some View { EmptyView() }
}

/// Subscriptions that can be bought. None is in a store; what the app says beside them is shown.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
  public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) where Content == EmptyView {
    content = EmptyView()
  }
  public init(productIDs: some Collection<Product.ID>) where Content == EmptyView { content = EmptyView() }

  public var body: some View { content }
}

extension Product {
  /// How a subscription stands to the one that the user has.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

/// The buttons around what can be bought.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  public static let automatic = StoreButtonKind(name: "automatic")
  public static let cancellation = StoreButtonKind(name: "cancellation")
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  public static let signIn = StoreButtonKind(name: "signIn")
  public static let policies = StoreButtonKind(name: "policies")
}

/// How products look. None is shown.
@MainActor @preconcurrency public protocol ProductViewStyle {}
public struct AutomaticProductViewStyle: ProductViewStyle { nonisolated public init() {} }
public struct CompactProductViewStyle: ProductViewStyle { nonisolated public init() {} }
public struct LargeProductViewStyle: ProductViewStyle { nonisolated public init() {} }
public struct RegularProductViewStyle: ProductViewStyle { nonisolated public init() {} }
extension ProductViewStyle where Self == AutomaticProductViewStyle {
  nonisolated public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  nonisolated public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  nonisolated public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  nonisolated public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

/// How subscriptions are chosen. None is shown.
@MainActor @preconcurrency public protocol SubscriptionStoreControlStyle {}
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() {} }
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() {} }
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() {} }
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() {} }
extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  nonisolated public static var automatic: Self { AutomaticSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  nonisolated public static var picker: Self { PickerSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  nonisolated public static var buttons: Self { ButtonsSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  nonisolated public static var prominentPicker: Self { ProminentPickerSubscriptionStoreControlStyle() }
}

/// What the button of a subscription says.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String
  public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
  public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
  public static let price = SubscriptionStoreButtonLabel(name: "price")
  public static let action = SubscriptionStoreButtonLabel(name: "action")
  public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
  public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
}

/// What stands behind the price of a subscription.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let name: String
  public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
  public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
}

// Looks of what can be bought: nothing is.
extension View {
  public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View { self }
  public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  public func productDescription(_ visibility: Visibility) -> some View { self }
  public func productIconBorder() -> some View { self }
  public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
  public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }
  public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View { self }
  public func subscriptionStorePolicyDestination<Destination: View>(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Destination
  ) -> some View { self }
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
}

extension ContainerBackgroundPlacement {
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
}
