/// An object whose description tells what it holds, and not which object it is: equal ones have equal descriptions in every run.
package protocol DescribedByContent: AnyObject {}
