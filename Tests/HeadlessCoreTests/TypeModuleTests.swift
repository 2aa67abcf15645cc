import Foundation
import HeadlessCore
import Testing

private enum Outer<Value> { struct Inner {} }
private final class Own: NSObject {}

@Suite("Modules of types")
struct TypeModuleTests {
  @Test("a type's module is the one that declares it, whatever it is nested in or made of")
  func names() {
    #expect(TypeModules.name(of: Outer<Data>.Inner.self) == "HeadlessCoreTests")
    #expect(TypeModules.name(of: Own.self) == "HeadlessCoreTests")
    #expect(TypeModules.name(of: [Own].self) == "Swift")
  }

  @Test("only what neither the toolchain, Apple's frameworks nor the harness declares is the app's")
  func isOfApp() {
    #expect(TypeModules.isOfApp(Own.self))
    #expect(!TypeModules.isOfApp(NSObject.self))
    #expect(!TypeModules.isOfApp(Int.self))
    #expect(!TypeModules.isOfApp(HostLoop.self))
  }
}
