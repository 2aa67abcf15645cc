import SwiftUI

/// How far the store's answer about what the user has has come.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  public func map<NewValue>(_ transform: (Value) throws -> NewValue) -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: return .loading
    case .failure(let error): return .failure(error)
    case .success(let value): do { return .success(try transform(value)) } catch { return .failure(error) }
    }
  }
  public func map<NewValue>(
    _ transform: @Sendable (Value) async throws -> NewValue
  ) async -> EntitlementTaskState<NewValue> where Value: Sendable {
    switch self {
    case .loading: return .loading
    case .failure(let error): return .failure(error)
    case .success(let value): do { return .success(try await transform(value)) } catch { return .failure(error) }
    }
  }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}

extension Product {
  /// How far the store's answer about a product has come.
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }
  /// How far the store's answer about several products has come.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])
    public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
  }
}

extension View {
  /// Hears what the user has subscribed to: nothing.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return task(id: groupID, priority: priority) {
      await action(.loading)
      await action(.success([]))
    }
  }
  /// Hears whether the user has a product: no.
  public func currentEntitlementTask(
    for productID: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return task(id: productID, priority: priority) {
      await action(.loading)
      await action(.success(nil))
    }
  }
  /// Hears of a product: it is in no store.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return task(id: id, priority: priority) {
      await action(.loading)
      await action(.unavailable)
    }
  }
  /// Hears of products: they are in no store.
  public func storeProductsTask(
    for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return task(id: ids, priority: priority) {
      await action(.loading)
      await action(.success([], unavailable: Array(ids)))
    }
  }

  // Sheets of the store. The user leaves them at once.

  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { modifier(StoreSheet(isPresented) {}) }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    modifier(StoreSheet(isPresented) {})
  }
  public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { modifier(StoreSheet(isPresented) { onDismiss?(.success(.userCancelled)) }) }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { modifier(StoreSheet(isPresented) { onCompletion(.success(())) }) }

  // Nothing is bought.

  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View { self }
}

/// Ends the presentation, as a user does who changes nothing.
private struct StoreSheet: ViewModifier {
  @Binding var isPresented: Bool
  let onEnd: @MainActor () -> Void

  init(_ isPresented: Binding<Bool>, _ onEnd: @escaping @MainActor () -> Void) {
    _isPresented = isPresented
    self.onEnd = onEnd
  }

  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) {
      guard isPresented else { return }
      isPresented = false
      onEnd()
    }
  }
}
